/**
 * The program, loaded once for many commands, one after another: for tests (harness/testing/kept-command.ts). Each gets its
 * folder and what it writes is collected; it is told by a message when it has ended.
 */
import module from 'node:module';
import { join } from 'node:path';
import type { KeptCommand } from '../harness/testing/kept-command.ts';

module.enableCompileCache(join(import.meta.dirname, '..', '.cache', 'compile'));
const { main } = await import('../harness/cli/main.ts');
const { assignments } = await import('../specs/index.ts');

const written = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr'] as const) {
  process[name].write = (text: string | Uint8Array, ...more: unknown[]): boolean => {
    written[name] += typeof text === 'string' ? text : Buffer.from(text).toString();
    const done = more.find((one) => typeof one === 'function');
    if (done !== undefined) process.nextTick(done);
    return true;
  };
}

const answer = async ({ args, cwd }: KeptCommand): Promise<void> => {
  Object.assign(written, { stdout: '', stderr: '' });
  process.chdir(cwd);
  const code = await main(assignments, args);
  process.send?.({ code, ...written });
};

process.on('message', (command: KeptCommand) => void answer(command));
process.send?.('ready');
