"""The screens of Homesteaders."""
