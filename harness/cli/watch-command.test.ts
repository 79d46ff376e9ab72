/** `grade watch` on a real folder, with real gradings of one check. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptCommand } from '../testing/kept-command.ts';
import { allProcesses, descendantsOf, stillRunning } from '../testing/processes.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const patience = 120_000;
const folder = scratchFolder('watch');
let source = '';
const board = (): string => join(folder, 'work/Board.ts');

beforeAll(async () => {
  await cp(resolve('fixtures/submissions/typescript/passed/two-queues'), join(folder, 'work'), { recursive: true });
  source = await readFile(board(), 'utf8');
});

/** As editors save: a new file takes the place of the old one. */
const save = async (text: string): Promise<void> => {
  await writeFile(`${board()}.part`, text);
  await rename(`${board()}.part`, board());
};

interface Watching {
  readonly child: ChildProcess;
  /** Its exit code and signal, also when it has ended by the time somebody asks. */
  readonly exit: Promise<unknown>;
  /** Resolves to what was printed since the last time, once it holds the text. */
  readonly until: (text: string) => Promise<string>;
}

const startWatching = (...args: string[]): Watching => {
  const child = spawn(process.execPath, [resolve('bin/grade.js'), 'watch', 'work', ...args], { cwd: folder });
  const exit = once(child, 'exit');
  let [printed, told] = ['', 0];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const until = async (text: string): Promise<string> => {
    const end = Date.now() + patience;
    while (!printed.slice(told).includes(text)) {
      if (Date.now() > end) throw new Error(`No "${text}" in what was printed:\n${printed}`);
      await sleep(50);
    }
    const since = printed.slice(told);
    told = printed.length;
    return since;
  };
  return { child, exit, until };
};

describe('grade watch', () => {
  it('grades again on each save, tells what changed, and ends without leaving anything', async () => {
    const { child, exit, until } = startWatching('--only', 'board-1a', '--verbose');
    expect(await until('Score: 100.00 of 100')).toMatch(/Watching work\.[^]*What passed\n[^]*board-1a/);

    await save(source.replace('hamming(): number {', '$& return -1; }\n  before(): number {'));
    const broken = await until('Unchanged:');
    expect(broken).toMatch(/changed: Board\.ts\n/);
    expect(broken).toMatch(/Newly broken \(1\)\n {2}board-1a/);

    await save('export class Board {');
    expect(await until("'}' expected.")).toMatch(/^The submission does not compile\.\n[^]* {2}Hint: /mu);

    await rm(board());
    expect(await until('Board.ts was not submitted.')).not.toContain('Score');

    await save(source);
    // What compiles is compared with what compiled before.
    const fixed = await until('Unchanged:');
    expect(fixed).toMatch(/Fixed \(1\)\n {2}board-1a/);

    await Promise.all([save(`${source}\n// again`), writeFile(join(folder, 'work/notes.txt'), 'no source')]);
    await until('changed: Board.ts\n');
    const running = descendantsOf(child.pid ?? -1, allProcesses());
    child.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
    // What cleans up after a grader ends when it has done so.
    await expect.poll(() => stillRunning(running)).toEqual([]);
  });

  it('stops a grading when there is a newer save', async () => {
    const { child, exit, until } = startWatching('--only', 'solver-*', '--quiet');
    await until('Watching');
    await save(`${source}\n// newer`);
    expect(await until('changed: Board.ts')).toContain('Stopped, because there is a newer save.');
    child.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
  });

  it('writes outputs as grade does: alone with --quiet, with what the checks are for', async () => {
    await save(source.replace('tiles.map((row) => row.slice())', 'tiles'));
    const outputs = ['--output', 'json=-', '--output', 'sarif=r.sarif'];
    const { child, exit, until } = startWatching('--only', 'board-11', '--quiet', ...outputs);
    expect(await until('"volatile"')).toMatch(/Watching work\. .*\n\{/);
    const rules = (): Promise<string> => readFile(join(folder, 'r.sarif'), 'utf8').catch(() => '');
    await expect.poll(rules).toContain('An immutable object must own its data.');
    child.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
  });

  it('says what cannot be watched', async () => {
    const runs = [await keptCommand(['watch', 'nowhere']), await keptCommand(['watch', 'puzzle04.txt'])];
    expect(runs.map(({ code }) => code)).toEqual([2, 2]);
    expect(runs.map(({ stderr }) => stderr).join('')).toMatch(/does not exist[^]*That is not a folder/);
  });

  it('does not wait for a save to fix what no save can', async () => {
    const { code, stderr } = await keptCommand(['watch', 'work', '--only', 'bord-1a'], { cwd: folder });
    expect([code, stderr]).toEqual([2, expect.stringContaining('There is no check with the id "bord-1a".')]);
  });
});
