/** A class of the assignment stands for the submission's own; all else in its file is still the submission's. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Subject } from '../../contracts/subject.ts';
import type { ApiClass } from '../../contracts/language.ts';
import type { Observation } from '../../contracts/protocol.ts';
import { build, factsOf, observe, start, type Steps, submissionOf } from '../../testing/typescript.ts';

const subjects: Subject[] = [];
afterAll(() => Promise.all(subjects.map((subject) => subject.close())));

/** What `ask()` of a Solver gives that has a Board of the assignment's; the first line of Solver.ts imports it. */
const asked = async (
  files: Readonly<Record<string, string>>,
  body: string,
  api: readonly ApiClass[] = [],
): Promise<Observation | undefined> => {
  const { 'Solver.ts': imports = '', ...others } = files;
  const solver = `${imports}\nexport class Solver { ask(): unknown { ${body} } }`;
  const roots = { Board: 'Board.ts', Solver: 'Solver.ts' };
  const { program, diagnostics } = await build(submissionOf({ ...others, 'Solver.ts': solver }, roots));
  expect(diagnostics).toEqual([]);
  if (program === null) throw new Error('not built');
  const subject = await start(program, factsOf(api));
  subjects.push(subject);
  const steps: Steps = [
    { op: 'new', class: 'Solver', args: [], as: 's' },
    { op: 'call', on: 's', method: 'ask', args: [] },
  ];
  return (await observe(subject, steps, { substitute: ['Board'] }))[1];
};

const BOARD = `export class Board { constructor(readonly tiles: number[][]) {} static readonly own = true; dimension(): number { return 7; } }`;
/** Of the substitute, where the submission's own would be 7. */
const DIMENSION = 'return new Board([[1, 2], [3, 0]]).dimension()';

describe('a file whose class is substituted', () => {
  it.each([
    ['a function', "import { Board, swap } from './Board';", `${DIMENSION} + swap();`],
    ['all in a namespace', "import * as all from './Board';", `const { Board, swap } = all; ${DIMENSION} + swap();`],
    ['what another file passes on', "import { Board, swap } from './index';", `${DIMENSION} + swap();`],
  ])('keeps its other exports: %s', async (_, imports, body) => {
    const files = {
      'Board.ts': `${BOARD}\nexport const swap = (): number => 40;`,
      'index.ts': "export * from './Board';",
      'Solver.ts': imports,
    };
    expect(await asked(files, body)).toMatchObject({ value: 42 });
  });

  it('keeps a default export that is something else, and not its class under a further name', async () => {
    const files = {
      'Board.ts': `${BOARD}\nexport { Board as Puzzle };\nexport default function swap(): number { return 40; }`,
      'Solver.ts': "import swap, { Board, Puzzle } from './Board';",
    };
    expect(await asked(files, `return (Board === Puzzle ? 2 : 7) + swap();`)).toMatchObject({ value: 42 });
  });

  it.each([
    ['export =', `${BOARD.replace('export ', '')}\nexport = Board;`, "import Board = require('./Board');"],
    ['export * from', "export * from './impl/Board';", "import { Board } from './Board';"],
    ['export * from, by the other file', "export * from './impl/Board';", "import { Board } from './impl/Board';"],
    ['export from', "export { Board as default } from './impl/Board';", "import Board from './Board';"],
    [
      'export from, by the other file',
      "export { Board } from './impl/Board';",
      "import { Board } from './impl/Board';",
    ],
    [
      'import and export',
      "import { Board } from './impl/Board';\nexport { Board };",
      "import { Board } from './impl/Board';",
    ],
    [
      'import and export default',
      "import { Board } from './impl/Board';\nexport default Board;",
      "import { Board } from './impl/Board';",
    ],
  ])('has its class substituted: %s', async (_, board, imports) => {
    const files = { 'Board.ts': board, 'impl/Board.ts': BOARD, 'Solver.ts': imports };
    expect(await asked(files, `${DIMENSION};`)).toMatchObject({ value: 2 });
  });

  it('is not run before another export is used', async () => {
    const files = {
      'Board.ts': `${BOARD}\nexport const size: number = (() => { throw new Error('it runs'); })();`,
      'Solver.ts': "import { Board, size } from './Board';",
    };
    expect(await asked(files, `if (Board === null) return size; ${DIMENSION};`)).toMatchObject({ value: 2 });
    expect(await asked(files, 'return [Board, size];')).toMatchObject({ kind: 'exception', message: 'it runs' });
  });
});

it('a substitute has the methods of the assignment alone, not those of its other editions', async () => {
  const api = [{ name: 'Board', members: [{ signature: 'dimension(): number' }] }];
  const files = {
    'Board.ts': `${BOARD.slice(0, -1)} isSolvable(): boolean { return true; } }`,
    'Solver.ts': "import { Board } from './Board';",
  };
  expect(await asked(files, `${DIMENSION};`, api)).toMatchObject({ value: 2 });
  expect(await asked(files, DIMENSION.replace('dimension', 'isSolvable'), api)).toMatchObject({
    type: 'TypeError',
    message: expect.stringContaining('isSolvable is not a function') as string,
  });
});
