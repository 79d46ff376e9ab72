/** Hand-made reports of submissions that have much wrong. */
import type { CaseResult, Report } from '../../contracts/report.ts';
import { aCase, aCheck, api, cellsOf, compilation, passedReport, withCauses } from './passed.ts';

const grid = (title: string, cells: string, marked: [number, number][] = []): CaseResult['grids'][number] => ({
  ...{ title, cells: cellsOf(cells), marked },
});

const neighborCase = aCase('puzzle04.txt', {
  verdict: 'failed',
  message: 'neighbors() of the board in puzzle04.txt gave a board that is not one move away.',
  expected: '2 neighbors, one move away each',
  actual: '2 neighbors, 1 of them wrong',
  hint: 'The tiles that neighbors() exchanges are probably taken from the copy after it was changed; see how many tiles differ from the board that you began with.',
  reproduction: [
    'Board board = new Board(new int[][] {{0, 1, 3}, {4, 2, 5}, {7, 8, 6}});',
    'for (Board next : board.neighbors()) StdOut.println(next);',
  ],
  grids: [
    grid('start', '0 1 3/4 2 5/7 8 6'),
    grid('expected', '1 0 3/4 2 5/7 8 6'),
    grid('neighbors()', '1 0 3/4 2 5/7 6 8', [
      [2, 1],
      [2, 2],
    ]),
  ],
  output: { head: 'swapping 0 and 1\n\tdone\n', tail: '', bytes: 24 },
});

const randomCase = aCase('random 10-by-10 (1000 boards)', {
  verdict: 'failed',
  message: 'hamming() of a random 10-by-10 board returned 7 instead of 8.',
  expected: '8',
  actual: '7',
  hint: 'Tiles are compared with ==, which compares Integer objects above 127 by identity.',
  reproduction: [
    '// a line that is much longer than a terminal is wide, as boards of size ten are when they are written in one line',
  ],
  grids: [
    {
      title: 'the board',
      cells: Array.from({ length: 10 }, (_, row) =>
        Array.from({ length: 10 }, (__, column) => String((row * 10 + column + 1) % 100)),
      ),
      marked: [],
    },
  ],
  random: { seed: 20_260_101, path: '17:0:1', shrinks: 4 },
});

const crashCase = aCase('puzzle2x2-unsolvable1.txt', {
  verdict: 'crashed',
  message: 'hamming() threw java.lang.ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3.',
  expected: '3',
  actual: 'java.lang.ArrayIndexOutOfBoundsException',
  trace: ['Board.row (Board.java:31)', 'Board.hamming (Board.java:12)'],
});

/** A submission that fails in most of the ways there are. */
export const failedReport = (): Report => withCauses(failed);

const failedSource = Array.from({ length: 40 }, (_, index) => `// line ${String(index + 1)}\n`).join('');

const failed: Report = {
  ...passedReport(),
  submission: {
    name: 'one-of-everything.zip',
    files: [
      ...passedReport().submission.files,
      { path: 'Node.java', bytes: 1, role: 'extra', sha256: 'd'.repeat(64) },
      { path: 'readme.txt', bytes: 10, role: 'ignored', sha256: 'e'.repeat(64) },
    ],
    sources: [
      { path: 'Board.java', text: failedSource, cut: false },
      { path: 'Solver.java', text: 'public class Solver {\n}\n', cut: false },
    ],
    notes: [
      {
        level: 'warning',
        message:
          'The assignment asks for the default package; "package puzzle;" was removed from Board.java, Solver.java.',
        path: null,
      },
      { level: 'info', message: 'Windows line endings (CRLF) were read as LF: Board.java.', path: null },
    ],
  },
  summary: {
    compilation: 'failed',
    api: 'passed',
    sections: { ...passedReport().summary.sections, correctness: { passed: 1, total: 5, assessed: true } },
    score: 24.28,
  },
  scores: passedReport().scores.map((one) => {
    if (one.section === 'correctness') return { ...one, passed: 1, total: 5, earned: 17.14 };
    return one.section === 'compilation' ? { ...one, passed: 0, earned: 0 } : one;
  }),
  lost: [
    { check: 'compilation', points: 7.14, reason: 'The submission compiles: failed' },
    { check: 'board-1a', points: 17.15, reason: 'hamming() of the boards in the files: 5 of 6 cases failed' },
    {
      check: 'board-5a',
      points: 17.14,
      reason: 'neighbors() of the boards in the files: none missing, none that is not a neighbor: failed',
    },
    { check: 'solver-2a', points: 17.14, reason: 'moves() of the puzzles with up to 13 moves: timed out' },
    {
      check: 'board-4a',
      points: 17.15,
      reason: '1 check was not run: toString() does not have the prescribed format.',
    },
  ],
  checks: [
    {
      ...compilation,
      verdict: 'failed',
      cases: [
        aCase('src/Board.java:12:20', {
          verdict: 'failed',
          message: '[unchecked] unchecked cast\n  required: Iterable<Board>\n  found:    Object',
          reproduction: ['        return (Iterable<Board>) cached;', '                                 ^'],
          hint: 'In this course, compiler warnings also cost points.',
          places: [{ path: 'src/Board.java', line: 12, column: 20, level: 'warning', message: 'unchecked cast' }],
        }),
      ],
    },
    api,
    aCheck('board-1a', {
      verdict: 'failed',
      cases: [
        randomCase,
        crashCase,
        aCase('a', { verdict: 'failed', message: 'Wrong.', expected: '1', actual: '2' }),
        aCase('b', { verdict: 'failed' }),
        aCase('c', { verdict: 'failed' }),
        aCase('d'),
      ],
    }),
    aCheck('board-4a', {
      verdict: 'skipped',
      title: 'toString() of the boards in the files',
      reason: 'toString() does not have the prescribed format.',
      dependsOn: 'board-1a',
      cases: [],
    }),
    aCheck('board-5a', {
      verdict: 'failed',
      title: 'neighbors() of the boards in the files: none missing, none that is not a neighbor',
      cases: [neighborCase],
    }),
    aCheck('solver-2a', {
      group: 'Solver',
      title: 'moves() of the puzzles with up to 13 moves',
      verdict: 'timed-out',
      cases: [
        aCase('puzzle09.txt', {
          verdict: 'timed-out',
          message: 'The program did not finish within 10 s of wall time and was stopped.',
          expected: 'an answer within 10 s of wall time',
          actual: 'no answer',
          hint: 'It takes far too long, or never ends. Look for an infinite loop, or for work that is repeated again and again.',
        }),
        aCase('puzzle13.txt', { verdict: 'skipped', message: 'The course has no file puzzle13.txt.' }),
      ],
    }),
    aCheck('queue-used', { group: 'Queue', title: 'MinPQ is used' }),
  ],
  notes: ['The puzzles of the course were used: 12 files of /course/puzzles.'],
};

/** Files without anything to build. */
export const notGradableReport = (): Report => ({
  ...passedReport(),
  language: null,
  gradable: false,
  notGradable: 'None of the classes is among the files (main.py). Expected: Board.java and Solver.java.',
  isolation: 'not-used',
  submission: {
    name: 'wrong-homework',
    files: [{ path: 'main.py', bytes: 12, role: 'ignored', sha256: 'f'.repeat(64) }],
    sources: [],
    notes: [
      {
        level: 'error',
        message: 'None of the classes is among the files (main.py). Expected: Board.java and Solver.java.',
        path: null,
      },
    ],
  },
  summary: {
    ...passedReport().summary,
    compilation: 'skipped',
    api: 'skipped',
    sections: { ...passedReport().summary.sections, correctness: { passed: 0, total: 0, assessed: false } },
    score: null,
  },
  scores: [],
  checks: [],
  toolchain: { ...passedReport().toolchain, compiler: null },
});
