import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Circumstances, Run } from '../../../../harness/testing/grade-command.ts';
import { quickCommand } from '../../../../harness/testing/kept-command.ts';
import { chromiumPath, noChromium, openBrowser, openPage } from '../../../../harness/testing/browser.ts';
import { boardAfter } from '../../../../reference/puzzle/solution.ts';
import { formatTiles, goal, neighbors, twin } from '../../../../reference/puzzle/tiles.ts';
import { scratchFolder } from '../../../../harness/testing/scratch-folder.ts';

const folder = scratchFolder('trace');

const trace = (args: readonly string[], how?: Circumstances): Promise<Run> => quickCommand(['trace', ...args], how);

const correct = resolve('fixtures/submissions/typescript/passed/two-queues');
const careless = resolve('fixtures/submissions/typescript/failed/timing-no-critical-optimization');

/** Two queues, with another text at one place of its Solver. */
const edited = async (from: string, to: string): Promise<string> => {
  const own = await mkdtemp(join(folder, 'own-'));
  await cp(correct, own, { recursive: true });
  const file = join(own, 'Solver.ts');
  const source = await readFile(file, 'utf8');
  expect(source).toContain(from);
  await writeFile(file, source.replace(from, to));
  return own;
};

describe('grade trace', () => {
  it('says in which language its page is', async () => {
    const german = await mkdtemp(join(folder, 'german-'));
    await writeFile(join(german, 'grader.config.yaml'), 'words: words.yaml\n');
    await writeFile(join(german, 'words.yaml'), 'language: de\ntexts:\n  figures.grid.name: Gitter\n');
    const { stdout } = await trace(['puzzle04', '--output', 'html=-'], { cwd: german });
    expect(stdout).toContain('<html lang="de">');
  });

  it('shows the trace of the documents, at 80 columns', async () => {
    const { code, stdout, stderr } = await trace(['puzzle04'], { cwd: folder });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(
      [
        'Step 2',
        ' [f=4 g=2 h=2]    f=6 g=2 h=4     f=6 g=1 h=5',
        '  1 2 3           1 3 0           4 1 3',
        '  4 0 5           4 2 5           0 2 5',
        '  7 8 6           7 8 6           7 8 6',
        '',
      ].join('\n'),
    );
    expect(stdout).toMatch(
      /\nThe reference: 10 nodes enqueued, 5 dequeued; the last one is the goal, after 4\nmoves\.\n$/,
    );
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('has as many steps as are wanted, and says which are left out', async () => {
    const { stdout } = await trace(['puzzle17.txt', '--steps', '3', '--priority', 'hamming']);
    expect(stdout).toContain('puzzle17.txt: 3-by-3, priorities by Hamming distance');
    expect(stdout.match(/^Step \d/gm)).toHaveLength(3);
    expect(stdout).toContain('Steps from 3 on are not shown: --steps 6 shows more.');
    const most = await trace(['puzzle30', '--steps', '500']);
    expect(most.stdout).toMatch(/\nSteps from 500 on are not shown\.\n$/);
  });

  it('says that a board has no solution, and which search found that', async () => {
    const { code, stdout } = await trace(['puzzle3x3-unsolvable1.txt', '--steps', '1']);
    expect(stdout).toContain('3-by-3 that cannot be solved');
    expect(stdout).toContain('then the search of the twin found');
    expect(code).toBe(0);
  });

  it('shows the part around the blank of a large board, and gives up a search that is too long', async () => {
    const [large = []] = neighbors(goal(127));
    const file = join(folder, 'large.txt');
    await writeFile(file, formatTiles(twin(large)));
    const { code, stdout } = await trace([file, '--steps', '2']);
    expect(stdout).toContain('127-by-127 that cannot be solved');
    expect(stdout).toContain('the part around the blank is shown');
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(code).toBe(0);
  });

  it('marks where a submission departs', async () => {
    const { code, stdout } = await trace(['puzzle04', careless]);
    expect(stdout).toContain('The submission differs from A* at step 2: the board before the previous one');
    expect(stdout).toContain('Step 1, in both searches');
    expect(stdout).toContain('Step 2, the submission\nFirst difference: ');
    expect(code).toBe(1);
  });

  it('shows a submission for an assignment that extends one', { tags: 'long' }, async () => {
    const course = join(folder, 'course.ts');
    const text =
      "import { eightPuzzle, extend } from '8puzzle-grader';\nexport default extend(eightPuzzle, { id: 'cs101' });";
    await writeFile(course, text);
    const { code, stdout, stderr } = await trace(['puzzle04', correct, '--assignment', course]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Step 4, in both searches');
  });

  it('marks where a submission departs after the steps that are shown', async () => {
    const late = await edited('node.previous !== null &&', 'node.previous !== null && node.moves !== 8 &&');
    const { code, stdout } = await trace(['puzzle10', late, '--steps', '2']);
    expect(stdout.match(/^Step \d/gm)).toHaveLength(2);
    expect(stdout).toMatch(/The submission differs from A\* at step \d+: the board before the previous one/);
    expect(code).toBe(1);
  });

  it(
    'says how far a submission is compared, where the record of its search ends before it',
    { tags: 'long' },
    async () => {
      const file = join(folder, 'far.txt');
      await writeFile(file, formatTiles(boardAfter(goal(127), 'U'.repeat(40))));
      const { code, stdout } = await trace([file, correct, '--steps', '2', '--output', 'html=-']);
      const [, said] = /<p class="search-same">([^<]*)/.exec(stdout) ?? [];
      expect(said).toMatch(/^In the first \d\d steps, the submission takes out the same nodes as A\*/);
      expect(code).toBe(0);
    },
  );

  it('ends at Ctrl-C', async () => {
    const { code } = await trace(['puzzle46.txt', careless], { interruptAfterMs: 200 });
    expect(code).toBe(130);
  });
});

describe('a search that cannot be shown', () => {
  const notShown = 'The search of the submission cannot be shown: ';

  it('is told with what the constructor threw', async () => {
    const own = await edited('const queue =', "if (initial.manhattan() > 0) throw new Error('boom');\n const queue =");
    const { code, stderr } = await trace(['puzzle04', own, '--steps', '1']);
    expect(stderr).toContain(`${notShown}new Solver(initial) on puzzle04.txt threw Error at Solver.ts:36`);
    expect(code).toBe(1);
  });

  it('is told by itself where the API is wrong as well', async () => {
    const own = await edited('const queue =', "if (initial.manhattan() > 0) throw new Error('boom');\n const queue =");
    const file = join(own, 'Solver.ts');
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace('moves(): number', 'more(): void {}\n  moves(): number'),
    );
    const { stderr } = await trace(['puzzle04', own, '--steps', '1']);
    expect(stderr).toContain(`${notShown}new Solver(initial) on puzzle04.txt threw Error`);
  });

  it('is that of a submission that cannot be run: exit code 3', async () => {
    const own = await edited('export class Solver {', 'export class Solver');
    const { code, stderr } = await trace(['puzzle04', own, '--steps', '1']);
    expect(stderr).toMatch(/^The submission cannot be run\.\n {2}Solver\.ts:\d+/);
    expect(code).toBe(3);
  });

  it('is none where nothing was put into a queue', async () => {
    const own = resolve('fixtures/submissions/typescript/passed/timing-parity');
    const { code, stderr } = await trace(['puzzle3x3-unsolvable1', own, '--steps', '1']);
    expect(stderr).toContain(`${notShown}nothing was put into a MinPQ or MaxPQ.`);
    expect(code).toBe(1);
  });

  it('is none where the board must be refused, as in the edition of 2012', async () => {
    const own = resolve('fixtures/submissions-2012/typescript/passed/private-fields');
    const { code, stderr } = await trace(['puzzle3x3-unsolvable1', own, '--steps', '1']);
    expect(stderr).toContain(`${notShown}it refuses this board, as it must: the board cannot be solved.`);
    expect(code).toBe(1);
  });
});

describe('what cannot be traced', () => {
  it('is told as an error of use, with what to do', { tags: 'long' }, async () => {
    const faults: readonly (readonly [args: readonly string[], message: string])[] = [
      [['puzzle4'], 'Did you mean puzzle04?'],
      [['./nowhere.txt'], 'there is no such file'],
      [['-'], 'This is not a puzzle file'],
      [['puzzle04', '--output', 'json=x'], 'Write --output html=FILE'],
      [['puzzle04', '--output', `html=${folder}`], 'The output path is a folder.'],
      [['puzzle04', '--scan', 'flag'], '--scan is about a submission, and none is given.'],
      [['puzzle04', '--priority', 'manhatan'], 'Did you mean "manhattan"?'],
      [['puzzle04', '--steps', '501'], 'a whole number from 1 to 500'],
      [['puzzle04', '/nowhere'], 'The submission cannot be found'],
    ];
    const runs = await Promise.all(faults.map(([args]) => trace(args, { input: '2\n1 1\n2 3\n' })));
    expect(runs.map(({ code }) => code)).toEqual(faults.map(() => 2));
    for (const [index, [, message]] of faults.entries()) expect(runs[index]?.stderr).toContain(message);
  });
});

const isSkipped = chromiumPath === null;

describe.skipIf(isSkipped)(`its page${isSkipped ? ` (${noChromium})` : ''}`, () => {
  it('has both searches and their trees, without script, at 320 pixels, in the dark', async () => {
    const file = join(folder, 'deep', 'trace.html');
    const { stderr } = await trace(['puzzle04', careless, '--output', `html=${file}`]);
    expect(stderr).toBe(`Written: ${file}\n`);
    expect(await readFile(file, 'utf8')).toContain('Content-Security-Policy');
    const browser = await openBrowser();
    try {
      const { page, complaints } = await openPage(browser, { width: 320, dark: true, script: false });
      await page.goto(pathToFileURL(file).href);
      expect(await page.locator('.departs').count()).toBe(1);
      expect(await page.locator('.search-departs').textContent()).toContain('at step 2: the board before');
      expect(await page.locator('.search-steps > li').count()).toBe(5);
      expect(await page.locator('.tree-taken').count()).toBe(2 * 5);
      expect(await page.locator('.tree-waiting').count()).toBe(8 + 5);
      expect(await page.locator('html').evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
