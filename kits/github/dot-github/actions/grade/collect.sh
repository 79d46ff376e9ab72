#!/usr/bin/env bash
# Clones the repositories of a list (OWNER/NAME in each line) into one tar: collect.sh LIST TAR. CLASS_TOKEN may read them.
# Nothing of a repository is run: no hooks, no filters, no submodules, and links become text.
set -euo pipefail

list=$1
archive=$(realpath -m -- "$2")
all=$(mktemp -d)
missing=0

# git asks for the token when it needs it: it stands neither in an address nor in a file.
export GIT_TERMINAL_PROMPT=0 GIT_LFS_SKIP_SMUDGE=1
helper='!f() { echo username=x-access-token; echo "password=$CLASS_TOKEN"; }; f'

clone() {
  git -c credential.helper= -c credential.helper="$helper" -c core.symlinks=false -c core.hooksPath=/dev/null \
    clone --quiet --depth 1 --no-tags --no-recurse-submodules -- "https://github.com/$1.git" "$2"
}

while IFS= read -r line || [ -n "$line" ]; do
  repository=${line//[[:space:]]/}
  if [[ -z $repository || $repository == \#* ]]; then continue; fi
  if ! [[ $repository =~ ^[A-Za-z0-9][A-Za-z0-9_-]*/[A-Za-z0-9._-]+$ ]]; then
    echo "::error title=collect::A line of $list is not of the form OWNER/NAME."
    exit 2
  fi
  folder=$all/${repository/\//--}
  # A line that is there twice.
  if [ -e "$folder" ]; then continue; fi
  if clone "$repository" "$folder"; then
    rm -rf "$folder/.git"
  else
    missing=$((missing + 1))
    echo "::warning title=collect::$repository cannot be cloned: is it there, and may CLASS_TOKEN read it?"
  fi
done < "$list"

tar -cf "$archive" -C "$all" .
echo "Not cloned: $missing"
if [ -z "$(ls -A "$all")" ]; then
  echo "::error title=collect::No repository of $list could be cloned."
  exit 1
fi
