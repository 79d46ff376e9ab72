/**
 * Leaves no process behind, however the harness ends. One small shell per harness holds the reading end of a pipe and
 * a list of process groups; the pipe closes when the harness ends, even by SIGKILL, and the shell kills the groups.
 * The kernel's parent-death signal alone is not enough: bubblewrap cannot set it on all its processes from the start.
 * A harness that is killed within the start of a process has not named its group yet; bubblewrap's processes are
 * therefore found by a mark in their command line too, now and once more when the last start must be over.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';

/** Reads its mark, then `add group` and `drop group`; kills at the end of its input. */
export const GUARD_SCRIPT = `
trap '' INT TERM HUP
read -r mark
groups=' '
while read -r word group; do
  case $word in
    add) groups="$groups$group " ;;
    drop) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
# Without its mark, a harness has started nothing; an empty mark would match every process there is.
[ -n "$mark" ] || exit 0
sweep() {
  for file in $(echo "$mark" | grep -lsaF -f - /proc/[0-9]*/cmdline); do
    pid=\${file#/proc/}
    kill -KILL "\${pid%/cmdline}"
  done
}
for group in $groups; do kill -KILL "-$group"; done
sweep
sleep 1
sweep
`;

export interface ParentDeathGuard {
  /** To be put into the command line of every process of bubblewrap. */
  readonly mark: string;
  /** Has the group killed when the harness ends; the result takes it back. */
  watch(group: number): () => void;
}

/** The guard of this harness. To be asked for before a process is started, so that it is there when the process is. */
export const parentDeathGuard = (): ParentDeathGuard => {
  const pipe = (guardPipe ??= startGuard());
  return {
    mark: MARK,
    watch(group) {
      pipe.write(`add ${String(group)}\n`);
      return () => pipe.write(`drop ${String(group)}\n`);
    },
  };
};

const MARK = `GRADER_${randomBytes(12).toString('hex')}`;
let guardPipe: Writable | null = null;

/** In a session of its own, so that Ctrl-C in the terminal does not reach it. It does not keep the harness running. */
const startGuard = (): Writable => {
  const guard = spawn('/bin/sh', ['-c', GUARD_SCRIPT], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const { stdin } = guard;
  guard.on('error', () => undefined);
  stdin.on('error', () => undefined);
  guard.unref();
  if (stdin instanceof Socket) stdin.unref();
  stdin.write(`${MARK}\n`);
  return stdin;
};
