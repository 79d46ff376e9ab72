#!/usr/bin/env bash
# Started by autograde-Makefile. Autolab shows students everything that is printed here, so errors are not printed:
# they can tell of the settings. The last line has the scores.
here=$(dirname "$(realpath "$0")")
handin=$(realpath "$1")
# The folder where settings are looked for when none are named.
cd "$here" || exit 4

chmod -R go= "$here" 2> /dev/null
options=(--quiet --config course/grader.config.yaml --output "autolab=$here/feedback"@OPTIONS@)
if [ "${WEAK_ISOLATION:-no}" = yes ]; then options+=(--allow-weak-isolation); fi
grade "${options[@]}" "$handin" > /dev/null 2>&1
status=$?

if [ -s feedback ]; then
  cat feedback
  exit 0
fi
case $status in
  2) reason="the handin or the settings in autograde.tar cannot be used" ;;
  127) reason="the image has no grader" ;;
  137) reason="the grader was killed, as a rule for want of memory" ;;
  *) reason="the grader or its machine failed" ;;
esac
echo "Not graded: $reason (exit code $status). This is no zero. Staff: README.md of the kit says how to find the cause."
# Without scores Autolab would give 0; null is an empty grade.
echo '{"scores": {"score": null}}'
