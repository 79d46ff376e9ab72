#!/usr/bin/env python3
"""Classroom 50 runs this in the checkout of a student's repository: it grades, and writes result.json.

It belongs in CLASSROOM/autograders/ASSIGNMENT/ with the files beside it. An exit code other than 0 is a fault of this
script, the grader or the runner: it is shown to staff, and there is no score.
"""
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

GRADER = "@GRADER@"
OPTIONS = "@OPTIONS@".split()

HERE = Path(__file__).resolve().parent
SUBMISSION = Path.cwd()
RESULT = SUBMISSION / "result.json"
RELEASE_BODY = SUBMISSION / "release-body.md"
REPORT = SUBMISSION / "report.html"


def main() -> int:
    # A repository may come with such files: a result that nobody graded must not be collected.
    for path in (RESULT, RELEASE_BODY, REPORT):
        remove(path)
    with tempfile.TemporaryDirectory() as folder:
        command = shutil.which("grade") or install(Path(folder))
        if command is None:
            print("The grader could not be installed; npm says why above. There is no score.")
            return 4
        status = grade(command, folder)
    # 0 of 0 points for a program that cannot be graded; the log and the release say why.
    if status in (0, 1, 3) and RESULT.is_file():
        return 0
    remove(RESULT)
    print(f"There is no score (exit code {status}): the lines above say why. This says nothing about the submission.")
    return status or 4


def remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def install(folder: Path) -> str | None:
    # Ubuntu 24.04 keeps user namespaces from ordinary users, and the sandbox is made of them. The runner is thrown away.
    setting = Path("/proc/sys/kernel/apparmor_restrict_unprivileged_userns")
    if setting.exists():
        subprocess.run(["sudo", "-n", "sysctl", "-w", "kernel.apparmor_restrict_unprivileged_userns=0"], check=False)
    command = ["npm", "install", "--prefix", str(folder), "--ignore-scripts=false", "--no-audit", "--no-fund", GRADER]
    # An archive beside this file is named from here; and npm must not read settings of the student's.
    done = subprocess.run(command, cwd=HERE, check=False)
    return str(folder / "node_modules" / ".bin" / "grade") if done.returncode == 0 else None


def grade(command: str, folder: str) -> int:
    # In the log stands the text, which says why where there is no score.
    outputs = {"classroom50": RESULT, "markdown": RELEASE_BODY, "html": REPORT, "text": "-"}
    arguments = [f"--output={name}={path}" for name, path in outputs.items()]
    # The grader reads settings in the folder where it runs: that must not be the student's.
    run = [command, "--quiet", "--config", str(HERE / "grader.config.yaml"), *OPTIONS, *arguments, str(SUBMISSION)]
    return subprocess.run(run, cwd=folder, check=False, env={**os.environ, "NO_COLOR": "1"}).returncode


if __name__ == "__main__":
    sys.exit(main())
