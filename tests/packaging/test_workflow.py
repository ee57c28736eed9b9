"""The workflow of the public checks: it can be parsed, and runs what is there on what the project supports."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from tests.packaging.environments import ROOT, Environment

WORKFLOW = ROOT / ".github" / "workflows" / "checks.yml"
READ = f"import json, yaml; print(json.dumps(yaml.load(open({str(WORKFLOW)!r}), yaml.BaseLoader)))"


@pytest.fixture(scope="module")
def workflow(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The workflow as a parser of YAML reads it."""
    reader = Environment(tmp_path_factory.mktemp("reader"))
    reader.install("pyyaml>=6")
    read: dict[str, Any] = json.loads(reader.printed(READ))
    return read


def commands(job: dict[str, Any]) -> list[str]:
    return [step["run"] for step in job["steps"] if "run" in step]


def test_every_command_of_the_workflow_is_a_script_of_the_repository(workflow: dict[str, Any]) -> None:
    scripts = [ROOT / command for job in workflow["jobs"].values() for command in commands(job)]
    assert [script for script in scripts if not os.access(script, os.X_OK)] == []


def test_the_checks_run_on_every_python_that_the_project_names(
    workflow: dict[str, Any], metadata: dict[str, dict[str, list[str]]]
) -> None:
    named = [line.rpartition(" :: ")[2] for line in metadata["project"]["classifiers"] if "Python :: 3." in line]
    assert workflow["jobs"]["everything"]["strategy"]["matrix"]["python"] == named


def test_the_checks_run_on_linux_and_macos(workflow: dict[str, Any]) -> None:
    systems = workflow["jobs"]["everything"]["strategy"]["matrix"]["os"]
    assert [system.partition("-")[0] for system in systems] == ["ubuntu", "macos"]


def test_the_newest_textual_is_tried_every_week(workflow: dict[str, Any]) -> None:
    (schedule,) = workflow["on"]["schedule"]
    assert schedule["cron"].split()[2:] == ["*", "*", "1"]
    assert "schedule" in workflow["jobs"]["newest-textual"]["if"]
    assert commands(workflow["jobs"]["newest-textual"]) == [".ci/newest"]
