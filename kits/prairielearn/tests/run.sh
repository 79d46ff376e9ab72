#!/usr/bin/env bash
# PrairieLearn runs this in the image, as root and without a network. What it prints is shown to staff only: the report as text.
exec 2>&1
tests=$(dirname "$(realpath "$0")")
results=/grade/results

# Submissions run as another user: neither the settings nor the results are for that user's eyes.
mkdir -p "$results"
chmod 700 "$results" "$tests"
# This stays if grading fails or is killed. It is no zero, and uses no attempt.
cp "$tests/no-score.json" "$results/results.json"

# Where settings are looked for when none are named: a folder of nobody's.
cd "$(mktemp -d)" || exit 4
# The container allows no namespaces, so the tier is "container": docs/security.md of the grader says what holds there.
grade /grade/student --allow-weak-isolation --quiet --config "$tests/course/grader.config.yaml"@OPTIONS@ \
  --output prairielearn="$results/results.json" --output text=-
status=$?
if [ "$status" -ne 0 ]; then
  echo "Exit code $status. 3: the submission cannot be graded. 127: the image lacks the grader. 137: killed, as a rule for want of memory."
fi
