#!/usr/bin/env bash
# The step "Grade" of action.yml: SUBMISSION, CONFIG and MIN_SCORE are its inputs.
# Exit codes are those of the grader: 1 is below MIN_SCORE, 4 a fault of the grader or of the runner.
set -uo pipefail

workspace=$(realpath -- "$GITHUB_WORKSPACE")
submission=$(realpath -m -- "$workspace/$SUBMISSION")
case "$submission/" in
  "$workspace"/*) ;;
  *)
    echo "::error title=grade::The input submission must be a folder in the workspace."
    exit 2
    ;;
esac
config=$GITHUB_ACTION_PATH/course/grader.config.yaml
if [ -n "$CONFIG" ]; then config=$(realpath -m -- "$workspace/$CONFIG"); fi

# Annotations name files from the top of the repository.
folder=${submission#"$workspace"}
export SUBMISSION_FOLDER=${folder#/}
report=$(mktemp -d "$RUNNER_TEMP/report-XXXXXX")
# The grader reads settings in the folder where it runs: that must not be the student's.
cd "$report" || exit 4

options=(--quiet --config "$config" --output github-actions=- --output json=report.json --output html=report.html@OPTIONS@)
if [ -n "$MIN_SCORE" ]; then options+=("--min-score=$MIN_SCORE"); fi
grade "${options[@]}" "$submission"
status=$?

if [ -e report.json ]; then
  score=$(node -p 'JSON.parse(fs.readFileSync("report.json", "utf8")).summary.score ?? ""')
  {
    echo "score=$score"
    echo "report=$report"
    echo "name=${report##*/}"
  } >> "$GITHUB_OUTPUT"
fi
case $status in
  0 | 1) ;;
  3) echo "::error title=grade::There is no score: the submission cannot be graded. The report says why." ;;
  *) echo "::error title=grade::The grader failed (exit code $status), which says nothing about the submission. Course staff find the reason in this log." ;;
esac
exit "$status"
