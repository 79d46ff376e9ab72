/** Reports for the tests of pages: one with everything that can be drawn, a large one, and a hostile one. */
import type { CaseResult, Report } from '../../contracts/report.ts';
import { mapStrings } from '../../text/map-strings.ts';
import { failedReport } from './failed.ts';
import { aCase, aCheck, cellsOf, withCauses } from './passed.ts';

const start = cellsOf('0 1 3/4 2 5/7 8 6');
const next = cellsOf('1 0 3/4 2 5/7 8 6');
const goal = cellsOf('1 2 3/4 5 6/7 8 0');

const solutionCase = aCase('puzzle04.txt', {
  verdict: 'failed',
  message: 'solution() of puzzle04.txt makes a step that is no legal move.',
  sequences: [
    {
      title: 'solution()',
      by: 'submission',
      frames: [start, goal],
      cut: false,
      fault: { frame: 1, message: 'no move' },
    },
    { title: 'a shortest one', by: 'reference', frames: [start, next, goal], cut: true, fault: null },
  ],
  searches: [
    {
      title: 'puzzle04.txt',
      departure: { step: 1, message: 'another node is taken' },
      traces: (['submission', 'reference'] as const).map((by) => ({
        title: by,
        by,
        cut: false,
        steps: [{ entries: [{ priority: 4, moves: 0, distance: 4, cells: start }], taken: 0 }],
      })),
    },
  ],
});

const codeCase = aCase('hamming()', {
  verdict: 'crashed',
  message: 'hamming() threw java.lang.NullPointerException.',
  expected: '1\n2\n3',
  actual: '1\n3',
  trace: ['Board.row (Board.java:31)', 'Board.hamming (Board.java:12)'],
  places: [
    { path: 'Board.java', line: 31, column: 5, level: 'error', message: 'java.lang.NullPointerException' },
    { path: 'Nowhere.java', line: 1, column: null, level: 'note', message: 'Not among the files.' },
  ],
});

const tables: Report['tables'] = [
  {
    id: 'memory',
    title: 'Memory, in bytes',
    section: 'memory',
    rowTitle: 'n',
    columns: [
      { id: 'bytes', title: 'bytes', unit: 'bytes', detail: false },
      { id: 'time', title: 'CPU', unit: 'seconds', detail: false },
      { id: 'kind', title: 'kind', unit: 'text', detail: true },
      { id: 'never', title: 'never measured', unit: 'count', detail: true },
    ],
    rows: [
      { name: '3', check: 'board-1a', verdict: 'passed', cells: [1_200, 0.5, 'int[][]', null] },
      { name: '4', check: 'board-5a', verdict: 'failed', cells: [9_999, null, 'Integer', null] },
    ],
    remarks: ['The rule is 4 n^2 bytes.'],
  },
];

const plots: Report['plots'] = [
  {
    id: 'memory',
    title: 'Memory against the rule',
    sentence: 'A board of this submission takes more than the rule allows.',
    checks: ['board-1a'],
    x: { title: 'n', scale: 'linear' },
    y: { title: 'bytes', unit: 'bytes', scale: 'log' },
    series: (['submission', 'limit'] as const).map((role, index) => ({
      title: role,
      role,
      points: [2, 4, 8].map((x) => ({ x, y: 100 * x * (index + 1), high: null })),
    })),
  },
];

/** A report in which everything is that a page can draw. */
export const richReport = (): Report => {
  const failed = failedReport();
  return withCauses({
    ...failed,
    audience: 'staff',
    review: [{ reason: 'Reflection is used.', path: 'Board.java', line: 31 }],
    settings: { inputs: 'official' },
    plots,
    tables,
    checks: [
      ...failed.checks,
      aCheck('solver-9', { verdict: 'failed', details: 'staff', title: 'solution()', cases: [solutionCase] }),
      aCheck('board-9', { verdict: 'crashed', title: 'hamming()', cases: [codeCase, { ...codeCase, name: 'again' }] }),
      aCheck('solver-8', { title: 'moves()', cases: [{ ...solutionCase, verdict: 'passed', message: null }] }),
      aCheck('solver-10', { verdict: 'skipped', reason: 'There are no files.', cases: [] }),
      aCheck('integrity', {
        section: 'integrity',
        title: 'answers to mirror images',
        verdict: 'failed',
        cases: [aCase('mirrored', { verdict: 'failed' })],
      }),
      aCheck('solver-11', {
        verdict: 'failed',
        cases: [aCase('puzzle20.txt', { verdict: 'failed', revokedBy: 'integrity' })],
      }),
    ],
  });
};

/** Every tenth case draws a solution; each has all the texts that a failed case usually has. */
export const largeReport = (checks: number, casesOfCheck: number): Report => {
  const [model] = failedReport().checks.find(({ id }) => id === 'board-5a')?.cases ?? [];
  const source = Array.from(
    { length: 2_000 },
    (_, index) => `    int value${String(index)} = tiles[row][column]; // ok\n`,
  );
  const one = (check: number, index: number): CaseResult => ({
    ...(index % 10 === 0 ? { ...solutionCase, ...model, sequences: solutionCase.sequences } : (model ?? codeCase)),
    name: `case ${String(index + 1)} of check ${String(check + 1)}`,
    places: [
      { path: 'Board.java', line: (check * 7 + index) % 2_000, column: 1, level: 'error', message: 'Wrong.' },
    ].filter(({ line }) => line > 0) as CaseResult['places'],
  });
  const failing = Array.from({ length: checks }, (_, check) =>
    aCheck(`check-${String(check + 1)}`, {
      verdict: 'failed',
      title: `Question ${String(check + 1)}`,
      cases: Array.from({ length: casesOfCheck }, (__, index) => one(check, index)),
    }),
  );
  const lost = failing.map(({ id, title }) => ({ check: id, points: 0.01, reason: `${title}: failed` }));
  const text = source.join('');
  const submission = {
    ...failedReport().submission,
    sources: ['Board.java', 'Solver.java', 'Node.java'].map((path) => ({ path, text, cut: true })),
  };
  return withCauses({ ...richReport(), checks: failing, lost, submission });
};

export const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(2)>',
  "' onmouseover='alert(3)' x='",
  '</script><script>alert(4)</script>',
  'javascript:alert(5)',
  '</style><style>*{display:none}</style>',
  '</title></textarea></pre><svg onload=alert(6)>',
  '<!--',
  ']]><iframe srcdoc="<script>alert(7)</script>">',
  '<meta http-equiv="refresh" content="0;url=http://evil.example/">',
  '<base href="http://evil.example/"><link rel=stylesheet href="//evil.example/x.css">',
  '<a href="javascript:alert(8)">here</a><form action="//evil.example"><input autofocus onfocus=alert(9)>',
  '{{constructor.constructor("alert(10)")()}}${alert(11)}',
] as const;

/** The rich report with hostile text in front of every string that is not one of a few words of the schema. */
export const hostileReport = (): Report =>
  mapStrings(richReport(), (text) =>
    words.has(text) ? text : `${payloads[text.length % payloads.length] ?? ''} ${text}`,
  );

const words = new Set(
  [
    '8puzzle-grader/report/v4 student staff full passed failed skipped timed-out crashed out-of-memory tampering grader-fault',
    'compilation api correctness memory timing integration performance rules integrity style always after-due-date',
    'submission reference limit range error warning note info root extra ignored names linear log bytes seconds',
    'microseconds count ratio text nodes',
  ].flatMap((line) => line.split(' ')),
);
