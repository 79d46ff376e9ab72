/** The assignment Percolation of algs4, in Java and TypeScript: one class on top of WeightedQuickUnionUF. */
import { apiClass, type Assignment, type Check, javaFacts, type Notation, typescriptFacts } from '8puzzle-grader';
import { type Asked, type Call, everything, fixedCase, gridCases, openAndAsk, randomCase } from './calls.ts';

/** A check that asks the same questions about several grids. */
interface GridCheck extends Asked {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  /** Pictures, as `sitesOf` reads them. */
  readonly grids: readonly string[];
}

const gridChecks: readonly GridCheck[] = [
  {
    id: 'blocked',
    title: 'all sites of a new grid are blocked',
    why: 'Whatever is open at the start is open in every experiment.',
    hint: 'Begin with every site blocked, none of them full, and no open site counted.',
    questions: everything,
    grids: ['.', '.. ..', '.... .... .... ....'],
  },
  {
    id: 'open',
    title: 'isOpen() after some sites were opened',
    why: 'Rows and columns are easily exchanged, and a site is easily found at the wrong index.',
    hint: 'Compute the index of a site from its row and column in one place, for every method.',
    questions: ['isOpen'],
    grids: ['1..1 .... .... 1..1', '... ..1 ...'],
  },
  {
    id: 'count',
    title: 'numberOfOpenSites() counts each site once',
    why: 'A simulation opens random sites, often the same one again.',
    hint: 'open() does nothing when the site is open already.',
    questions: ['numberOfOpenSites'],
    grids: ['.... 1111 .... ....', '... .3. ..2'],
  },
  {
    id: 'full',
    title: 'isFull() along open sites from the top row',
    why: 'Water from the top runs in any direction, and the sites are opened in any order.',
    hint: 'Connect a new open site with each open neighbor, and a site of the first row with the top.',
    questions: ['isFull'],
    grids: ['.1.. .1.. .1.. .1..', '1... 1.1. 111. ....', '.... 1111 .... 1111'],
  },
  {
    id: 'diagonal',
    title: 'diagonal neighbors are not connected',
    why: 'Sites are connected to the left, to the right, above and below, and not from the end of a row to the next row.',
    hint: 'Look at the column before you connect with index + 1 or index - 1: these may lie in another row.',
    questions: ['isFull', 'percolates'],
    grids: ['1.. .1. ..1', '..1 1.. 1..'],
  },
  {
    id: 'percolates',
    title: 'percolates() when the top is connected to the bottom',
    why: 'It is what the experiment measures.',
    hint: 'The grid percolates when some site of the last row is full.',
    questions: ['percolates'],
    grids: ['1', '1. 1.', '.1.. .1.. .11. ..1.', '.... .1.. .1.. .1..', '111 111 ...'],
  },
  {
    id: 'backwash',
    title: 'isFull() without backwash',
    why: 'Through a virtual bottom site, open sites of the last row are connected to the top once the grid percolates.',
    hint: 'Ask isFull() of a second union-find, which has the virtual top and no virtual bottom.',
    questions: ['isFull', 'percolates'],
    grids: ['1.. 1.. 1.1', '1... 1... 1.1. 1.1.'],
  },
];

const same = 'Each answer is that of the reference.';
const checks = (notation: Notation): Check[] => {
  const grids = gridChecks.map((one) => {
    const cases = one.grids.flatMap((picture) => gridCases(picture, one, notation));
    return check(one, same, cases);
  });
  const outside = ['open', 'isOpen', 'isFull'].flatMap((method) =>
    [0, 4].flatMap((at) => [throwing(method, [at, 1]), throwing(method, [1, at])]),
  );
  const wrongSite = 'Rows and columns are between 1 and n: test both at the beginning of each method.';
  const wrongSize = 'n is at least 1: test it before anything else.';
  return [
    ...grids,
    check({ id: 'random', title: 'random grids', why: 'They find what nobody thought of.' }, same, [
      randomCase(4, 200, 'Look at the checks before this one first.', notation),
    ]),
    check({ id: 'outside', title: 'sites outside the grid', why: wrongSite }, 'Each call throws.', [
      ...outside.map((call) =>
        fixedCase(`${call.method}(${call.args.join(', ')})`, [...openAndAsk(3, [], []), call], wrongSite, notation),
      ),
    ]),
    check({ id: 'size', title: 'grids without sites', why: 'There is no such grid.' }, 'The constructor throws.', [
      ...[0, -1].map((n) => fixedCase(`n = ${String(n)}`, [throwing('new', [n])], wrongSize, notation)),
    ]),
  ];
};

const throwing = (method: string, args: readonly number[]): Call => ({ method, args, expected: 'an exception' });

const check = (
  { id, title, why }: Pick<GridCheck, 'id' | 'title' | 'why'>,
  passing: string,
  cases: Check['cases'],
): Check => ({
  ...{ id: `percolation-${id}`, section: 'correctness', group: 'Percolation', title, needs: ['Percolation'], cases },
  explanation: { measured: title, why, passing, source: 'The assignment, "Percolation data type".' },
});

const java = [
  'public Percolation(int n)',
  'public void open(int row, int col)',
  'public boolean isOpen(int row, int col)',
  'public boolean isFull(int row, int col)',
  'public int numberOfOpenSites()',
  'public boolean percolates()',
];
const typescript = [
  'constructor(n: number)',
  'open(row: number, col: number): void',
  'isOpen(row: number, col: number): boolean',
  'isFull(row: number, col: number): boolean',
  'numberOfOpenSites(): number',
  'percolates(): boolean',
];

const percolation: Assignment = {
  id: 'percolation',
  title: 'Percolation',
  languages: {
    java: javaFacts({ api: [apiClass('Percolation', java, ['public static void main(String[] args)'])] }),
    typescript: typescriptFacts({ api: [apiClass('Percolation', typescript)] }),
  },
  sections: [{ id: 'correctness', title: 'Correctness', inSummary: true }],
  weights: { compilation: 5, api: 5, correctness: 90 },
  recognise: ({ roots }) => (roots.has('Percolation') ? 1 : 0),
  prepare: ({ notation }) => Promise.resolve({ checks: checks(notation), tables: [], notes: [] }),
};

export default percolation;
