/**
 * Leaves no process behind, however the harness ends. One small shell per harness holds the reading end of a pipe and
 * a list of process groups; the pipe closes when the harness ends, even by SIGKILL, and the shell kills the groups.
 * The kernel's parent-death signal alone is not enough: bubblewrap cannot set it on all its processes from the start.
 */
import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

const SCRIPT = `
trap '' INT TERM HUP
groups=' '
while read -r word group; do
  case $word in
    add) groups="$groups$group " ;;
    drop) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
for group in $groups; do kill -KILL "-$group"; done
`;

export interface Guard {
  /** Has the group killed when the harness ends; the result takes it back. */
  watch(group: number): () => void;
}

/** The guard of this harness. To be asked for before a process is started, so that it is there when the process is. */
export const theGuard = (): Guard => {
  const pipe = (guardPipe ??= startGuard());
  return {
    watch(group) {
      pipe.write(`add ${String(group)}\n`);
      return () => pipe.write(`drop ${String(group)}\n`);
    },
  };
};

let guardPipe: Socket | null = null;

/** In a session of its own, so that Ctrl-C in the terminal does not reach it. It does not keep the harness running. */
const startGuard = (): Socket => {
  const guard = spawn('/bin/sh', ['-c', SCRIPT], { cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  const stdin = guard.stdin as Socket;
  guard.on('error', () => undefined);
  stdin.on('error', () => undefined);
  guard.unref();
  stdin.unref();
  return stdin;
};
