/** Processes that use up cores: what is graded beside them must come out the same. */
import { type ChildProcess, spawn } from 'node:child_process';

export interface Spinning {
  end(): void;
}

/** That many, each with a core of its own as long as there are enough. */
export const spin = (count: number): Spinning => {
  const children: ChildProcess[] = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return {
    end: () => {
      for (const child of children.splice(0)) child.kill('SIGKILL');
    },
  };
};
