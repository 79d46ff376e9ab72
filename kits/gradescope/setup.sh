#!/usr/bin/env bash
# Gradescope runs this once, as root and with a network, when the autograder is uploaded: it installs what grading needs.
# When it fails, the building of the autograder fails, and its last lines say why.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
# Whatever Gradescope calls the folder, this file lies beside the grader.
cd "$(dirname "$0")"

apt-get update
# The Node that comes with npm may be old: the grader's packages bring the Node that grades.
apt-get install -y --no-install-recommends @PACKAGES@

# Exactly the packages that this version of the grader was tested with: package-lock.json names them.
rm -rf /opt/grader
cp -r grader /opt/grader
npm ci --prefix /opt/grader --ignore-scripts=false --no-audit --no-fund

# Builds what each language needs once, and says what works here.
PATH="/opt/grader/node_modules/.bin:$PATH" grade doctor --prepare --allow-weak-isolation

# Submissions run as another user. Expected values, the settings and this program are not for that user's eyes.
chmod -R o= /opt/grader /autograder/source
