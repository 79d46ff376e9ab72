/** Sequences of calls: designed ones for each way in which a call may change what comes after it, and random ones. */
import fc from 'fast-check';
import { at } from '../../../../../reference/puzzle/at.ts';
import { everyPairInOrder } from '../../../arbitraries/pairs-in-order.ts';
import type { Command } from './commands.ts';

/** Two equal boards of the caller, a third one that has told what its neighbors are, and whether the first two are equal. */
const roots = (run = ''): readonly Command[] => [
  ...['first', 'board', 'same'].map((as): Command => ({ do: 'make', as: `${run}${as}` })),
  { do: 'ask', on: `${run}first`, method: 'neighbors' },
  { do: 'equals', on: `${run}board`, other: `${run}same` },
];

const askAll = (on: string, methods: readonly string[]): Command[] => [
  ...methods.map((method): Command => ({ do: 'ask', on, method })),
  equalsSame(on),
];

const equalsSame = (on: string): Command => ({ do: 'equals', on, other: 'same' });

/** Every method right after every other and after itself, on a board of the caller, on a neighbor and on a twin. */
export const everyOrder = (methods: readonly string[]): readonly Command[] => {
  const calls = (on: string): Command[] =>
    everyPairInOrder([...methods, 'equals']).map((method): Command =>
      method === 'equals' ? { do: 'equals', on, other: 'same' } : { do: 'ask', on, method },
    );
  return [
    ...roots(),
    ...neighborOf('board', 'near', 1),
    ...calls('board'),
    ...calls('near'),
    ...(methods.includes('twin') ? [{ do: 'twin', on: 'near', as: 'twin' } as const, ...calls('twin')] : []),
  ];
};

/** Each method first of all and three times, on boards of the caller and on their neighbors; then all the others. */
export const firstCalls = (methods: readonly string[]): readonly Command[] => [
  { do: 'make', as: 'same' },
  ...methods.flatMap((method, index): Command[] => {
    const [board, near] = [`board${String(index)}`, neighborNames(String(index))];
    const calls = (on: string): Command[] => [
      ...[1, 2, 3].map((): Command => ({ do: 'ask', on, method })),
      ...askAll(on, methods),
    ];
    return [{ do: 'make', as: board }, ...allNeighborsOf(board, near), ...calls(board), ...near.flatMap(calls)];
  }),
];

/** equals() of the board, its neighbors and its twin with each other, at first before anything else is asked of them; then all methods. */
export const afterEquals = (methods: readonly string[]): readonly Command[] => {
  const near = neighborNames('');
  const boards = ['board', ...near, ...(methods.includes('twin') ? ['twin'] : [])];
  const round = boards.flatMap((on, index) =>
    boards
      .toSpliced(index, 1)
      .flatMap((other): Command[] => [
        { do: 'equals', on, other },
        ...[on, other].flatMap((one) => methods.map((method): Command => ({ do: 'ask', on: one, method }))),
      ]),
  );
  return [
    ...roots(),
    ...askAll('first', methods),
    ...allNeighborsOf('board', near),
    ...(methods.includes('twin') ? [{ do: 'twin', on: 'board', as: 'twin' } as const] : []),
    ...round,
  ];
};

/** More than a counter in a byte counts, with a sign or without. */
const often = 260;

/** Each method again and again, on a board of the caller and on a neighbor; then all the others. */
export const manyCalls = (methods: readonly string[]): readonly Command[] => [
  ...roots(),
  ...neighborOf('board', 'near', 0),
  ...['board', 'near'].flatMap((on) =>
    [...methods.map((method): Command => ({ do: 'ask', on, method })), equalsSame(on)].flatMap((command) => [
      ...Array.from({ length: often }, () => command),
      ...askAll(on, methods),
    ]),
  ),
];

/** Neighbors and a twin of a board on which one method was called, for each method; then all of theirs. */
export const childrenAfterEach = (methods: readonly string[]): readonly Command[] => [
  { do: 'make', as: 'same' },
  ...methods.flatMap((method, index): Command[] => {
    const [board, twin] = [`board${String(index)}`, `twin${String(index)}`];
    const near = neighborNames(String(index));
    return [
      { do: 'make', as: board },
      { do: 'ask', on: board, method },
      ...allNeighborsOf(board, near),
      ...near.flatMap((on) => askAll(on, methods)),
      ...(methods.includes('twin') ? [{ do: 'twin', on: board, as: twin } as const, ...askAll(twin, methods)] : []),
    ];
  }),
];

/** What neighbors() gave, walked through in part, again, later, and while another walk is under way. */
export const walks = (methods: readonly string[]): readonly Command[] => [
  ...roots(),
  { do: 'neighbors', on: 'board', as: 'these' },
  { do: 'walk', of: 'these', as: 'first', most: 1 },
  ...askAll('board', methods),
  { do: 'walk', of: 'these', as: 'again' },
  { do: 'neighbors', on: 'board', as: 'those' },
  ...askAll('board', methods),
  { do: 'walk', of: 'those', as: 'all' },
  { do: 'pick', from: 'all', index: 0, as: 'kept' },
  ...askAll('kept', methods),
  { do: 'walk', of: 'those', as: 'twice' },
  ...askAll('board', methods),
  { do: 'neighbors', on: 'board', as: 'left' },
  { do: 'neighbors', on: 'board', as: 'right' },
  { do: 'walk', of: 'left', as: 'inTurns', beside: 'right' },
  ...askAll('kept', methods),
  ...askAll('board', methods),
];

/** As many as a board has at most; where it has fewer, the last names begin again with the first of them. */
const neighborNames = (prefix: string): readonly string[] =>
  [0, 1, 2, 3].map((number) => `near${prefix}${String(number)}`);

const allNeighborsOf = (on: string, names: readonly string[]): Command[] => [
  { do: 'neighbors', on, as: `${on}Iterable` },
  { do: 'walk', of: `${on}Iterable`, as: `${on}List` },
  ...names.map((as, index): Command => ({ do: 'pick', from: `${on}List`, index, as })),
];

const neighborOf = (on: string, as: string, index: number): Command[] => [
  { do: 'neighbors', on, as: `${as}Iterable` },
  { do: 'walk', of: `${as}Iterable`, as: `${as}List` },
  { do: 'pick', from: `${as}List`, index, as },
];

const kinds = ['ask', 'ask', 'ask', 'ask', 'equals', 'equals', 'neighbor', 'neighbor', 'twin', 'part', 'rest'] as const;

interface Draw {
  readonly kind: (typeof kinds)[number];
  /** Which of the boards, methods, neighbors: taken modulo their number. */
  readonly on: number;
  readonly which: number;
}

const drawn = fc.array(fc.record({ kind: fc.constantFrom(...kinds), on: fc.nat(997), which: fc.nat(997) }), {
  minLength: 24,
  maxLength: 24,
  size: 'max',
});

/** Any mix of calls over boards of the caller and boards that were made from them; each run has boards of its own. */
export const randomSequence = (seed: number, runs: number, methods: readonly string[]): readonly Command[] =>
  fc
    .sample(fc.noBias(drawn), { seed, numRuns: runs })
    .flatMap((draws, run) => commandsOf(draws, methods, `r${String(run)}`));

const commandsOf = (draws: readonly Draw[], methods: readonly string[], run: string): readonly Command[] => {
  const boards = [`${run}board`, `${run}same`];
  let open: string | null = null;
  const commands = [...roots(run)];
  for (const [index, { kind, on, which }] of draws.entries()) {
    const board = at(boards, on % boards.length);
    const as = `${run}b${String(index)}`;
    if (kind === 'ask') commands.push({ do: 'ask', on: board, method: at(methods, which % methods.length) });
    if (kind === 'equals') commands.push({ do: 'equals', on: board, other: at(boards, which % boards.length) });
    if (kind === 'neighbor') commands.push(...neighborOf(board, as, which));
    if (kind === 'twin' && methods.includes('twin')) commands.push({ do: 'twin', on: board, as });
    if (kind === 'part') {
      open = `${as}Iterable`;
      commands.push({ do: 'neighbors', on: board, as: open }, { do: 'walk', of: open, as, most: 1 + (which % 3) });
    }
    if (kind === 'rest' && open !== null) commands.push({ do: 'walk', of: open, as: `${as}List` });
    if (kind === 'neighbor' || (kind === 'twin' && methods.includes('twin'))) boards.push(as);
  }
  return commands;
};
