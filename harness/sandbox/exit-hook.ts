/** Leaves no process behind when the harness itself ends, whether it returns, is interrupted or is terminated. */
const kills = new Set<() => void>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let installed = false;

/** Registers a kill for the end of this process; the result takes it back. */
export const killAtExit = (kill: () => void): (() => void) => {
  install();
  kills.add(kill);
  return () => kills.delete(kill);
};

const install = (): void => {
  if (installed) return;
  installed = true;
  process.on('exit', killAll);
  for (const name of SIGNALS) process.on(name, dieOf);
};

const killAll = (): void => {
  for (const kill of kills) kill();
};

/** Someone else's handler decides what the signal means; with none, it means what it does without us. */
const dieOf = (name: NodeJS.Signals): void => {
  killAll();
  if (process.listenerCount(name) > 1) return;
  process.off(name, dieOf);
  process.kill(process.pid, name);
};
