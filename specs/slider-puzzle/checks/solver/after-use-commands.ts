/** Sequences of calls on Solvers of one board: what is called, as steps of a script, designed or drawn at random. */
import fc from 'fast-check';
import type { Step } from '../../../../harness/contracts/protocol.ts';
import { at } from '../../../../reference/puzzle/at.ts';
import { everyPairInOrder } from '../../arbitraries/pairs-in-order.ts';
import { call, callFor, newBoard, newSolver } from '../../questions/steps.ts';
import { type Walk, walkSteps, walkWords } from '../../questions/walk.ts';
import type { CheckContext } from '../context.ts';

/** No board of these sequences needs as many moves. */
const longestWalk = 40;

/** One call or walk. Names are handles; `as` names what it gives. */
export type Command =
  | { readonly do: 'make'; readonly as: string }
  | { readonly do: 'ask'; readonly on: string; readonly method: 'moves' | 'isSolvable' }
  /** Keeps what solution() returns, to be walked through later. */
  | { readonly do: 'solution'; readonly on: string; readonly as: string }
  | Walk;

/** The steps of a command; each leaves one observation. All Solvers are made of one board. */
export const commandSteps = (command: Command): readonly Step[] => {
  switch (command.do) {
    case 'make':
      return [newBoard('board'), newSolver(command.as, 'board')];
    case 'ask':
      return [call(command.on, command.method)];
    case 'solution':
      return [callFor(command.as, command.on, 'solution')];
    case 'walk':
      return walkSteps(command, longestWalk);
  }
};

/** A command as a reader would write it down. */
export const commandWords = (command: Command): string => {
  switch (command.do) {
    case 'make':
      return `${command.as} = new Solver(board)`;
    case 'ask':
      return `${command.on}.${command.method}()`;
    case 'solution':
      return `${command.as} = ${command.on}.solution()`;
    case 'walk':
      return walkWords(command);
  }
};

type Kind = 'moves' | 'isSolvable' | 'whole' | 'part';

const kindsOf = ({ edition }: Pick<CheckContext, 'edition'>): readonly Kind[] =>
  edition.solvableBy === 'Solver' ? ['moves', 'isSolvable', 'whole', 'part'] : ['moves', 'whole', 'part'];

/** A walk through the whole solution, to compare later ones with. */
const firstWalk = (on: string): readonly Command[] => commandsOf('whole', on, `${on}First`);

const commandsOf = (kind: Kind, on: string, as: string): readonly Command[] => {
  switch (kind) {
    case 'moves':
    case 'isSolvable':
      return [{ do: 'ask', on, method: kind }];
    case 'whole':
      return [
        { do: 'solution', on, as },
        { do: 'walk', of: as, as: `${as}List` },
      ];
    case 'part':
      return [
        { do: 'solution', on, as },
        { do: 'walk', of: as, as: `${as}List`, most: 1 },
      ];
  }
};

/** Each call after each, on two Solvers in turns; then walks that are taken up again, later, and in turns. */
export const designedCommands = (context: Pick<CheckContext, 'edition'>): readonly Command[] => {
  const kinds = kindsOf(context);
  const solvers = ['solver', 'other'];
  const asked = (round: string): Command[] =>
    kinds.flatMap((kind, index) =>
      solvers.flatMap((on, which) => commandsOf(kind, on, `${round}${String(2 * index + which)}`)),
    );
  return [
    ...solvers.map((as): Command => ({ do: 'make', as })),
    ...asked('w'),
    ...everyPairInOrder(kinds).flatMap((kind, index) => commandsOf(kind, 'solver', `boards${String(index)}`)),
    { do: 'solution', on: 'solver', as: 'these' },
    { do: 'walk', of: 'these', as: 'first', most: 1 },
    ...asked('x'),
    { do: 'walk', of: 'these', as: 'again' },
    ...asked('y'),
    { do: 'solution', on: 'solver', as: 'left' },
    { do: 'solution', on: 'solver', as: 'right' },
    { do: 'walk', of: 'left', as: 'inTurns', beside: 'right' },
    ...asked('z'),
  ];
};

/** Each order of the calls on a Solver of its own, so that each call is once the first and once right after each other one. */
export const firstCommands = (context: Pick<CheckContext, 'edition'>): readonly Command[] =>
  ordersOf(kindsOf(context).filter((kind) => kind !== 'part')).flatMap((kinds, order): Command[] => {
    const as = `solver${String(order)}`;
    return [
      { do: 'make', as },
      ...kinds.flatMap((kind, index) => commandsOf(kind, as, `boards${String(order)}${String(index)}`)),
    ];
  });

/** Every order of the items. */
const ordersOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

/** More calls of each kind than a byte counts, with a sign or without. */
const repetitions = 260;

/** Each call many times in a row. */
export const manyCommands = (context: Pick<CheckContext, 'edition'>): readonly Command[] => [
  { do: 'make', as: 'solver' },
  ...kindsOf(context).flatMap((kind) =>
    Array.from({ length: repetitions }, (_, index) => commandsOf(kind, 'solver', `${kind}${String(index)}`)).flat(),
  ),
];

/** Any mix of calls on two Solvers; each run has Solvers of its own. */
export const randomCommands = (context: Pick<CheckContext, 'edition' | 'seed'>, runs: number): readonly Command[] => {
  const draw = fc.record({ kind: fc.constantFrom(...kindsOf(context)), on: fc.nat(1) });
  const draws = fc.array(draw, { minLength: 12, maxLength: 12, size: 'max' });
  return fc.sample(fc.noBias(draws), { seed: context.seed, numRuns: runs }).flatMap((drawn, run) => {
    const solvers = [`r${String(run)}solver`, `r${String(run)}other`];
    return [
      ...solvers.map((as): Command => ({ do: 'make', as })),
      ...solvers.flatMap(firstWalk),
      ...drawn.flatMap(({ kind, on }, index) =>
        commandsOf(kind, at(solvers, on), `r${String(run)}boards${String(index)}`),
      ),
    ];
  });
};
