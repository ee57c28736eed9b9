#!/bin/sh
# An example of a player in POSIX sh with awk: it makes the first move there is, with the first answer to each question.
#     havre simulate speicherstadt --bots random --bots "exec:sh first.sh"

# Some awks wait for more than a line of a pipe; `read` does not.
first() {  # the first string of the list that stands in a message ($1) under a name ($2)
    printf '%s\n' "$1" | awk -v name="$2" '{
        start = index($0, "\"" name "\": [\"")
        if (start) {
            rest = substr($0, start + length(name) + 6)
            print substr(rest, 1, index(rest, "\"") - 1)
        }
    }'
}

while IFS= read -r line; do
    case $line in
        '{"type": "hello"'*)
            echo '{"type": "hello", "protocol": 1, "name": "first"}'
            ;;
        '{"type": "choose"'*)
            move=$(first "$line" moves)
            printf '{"ask": "%s"}\n' "$move"
            ;;
        '{"type": "question"'*'"complete": true'*)
            printf '{"move": "%s"}\n' "$move"
            ;;
        '{"type": "question"'*)
            move=$(first "$line" answers)
            printf '{"ask": "%s"}\n' "$move"
            ;;
    esac
done
