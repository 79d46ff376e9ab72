/** Which checks ask about the same: a fault in one of these is told from all of them. */

/** Checks that ask about several methods at once are in none. */
const kin = {
  hamming: ['board-1a', 'board-1b', 'board-14', 'board-16'],
  manhattan: ['board-2a', 'board-2b', 'board-15', 'board-17'],
  dimension: ['board-3', 'board-13'],
  text: ['board-4a', 'board-4b'],
  neighbors: ['board-5a', 'board-5b', 'board-6a', 'board-6b'],
  twin: ['board-7a', 'board-7b'],
  goal: ['board-8a', 'board-8b', 'board-19'],
  equals: ['board-10a', 'board-10b', 'board-10c', 'board-20'],
  moves: ['solver-2a', 'solver-3a', 'solver-4a', 'solver-12a', 'solver-13a', 'solver-14a', 'solver-15a'],
  solution: ['solver-2b', 'solver-3b', 'solver-4b', 'solver-12b', 'solver-13b', 'solver-14b', 'solver-15b'],
  solvable: ['solver-6a', 'solver-6b'],
  unsolvableMoves: ['solver-7'],
  unsolvableSolution: ['solver-8'],
  optimization: ['solver-10a', 'solver-10b', 'solver-10c'],
  nullArgument: ['solver-11'],
  counts: ['queue-used', 'queue-puzzle04-counts'],
  priorities: ['queue-priorities'],
} as const;
type Kin = keyof typeof kin;

/** A method may use another one, or what it uses, and a search shows in all that it finds. */
const restsOn: Readonly<Partial<Record<Kin, readonly Kin[]>>> = {
  twin: ['neighbors'],
  goal: ['hamming', 'manhattan'],
  solvable: ['counts', 'optimization', 'moves', 'solution'],
  optimization: ['counts', 'moves', 'solution'],
  counts: ['moves', 'solution', 'priorities'],
  priorities: ['counts', 'moves', 'solution'],
};

const checksOf = (name: Kin): readonly string[] => [name, ...(restsOn[name] ?? [])].flatMap((one) => kin[one]);

/** By check, those that ask for the same, itself included; none where it asks about several things. */
export const ofSameMethod: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(kin).flatMap((checks) => checks.map((check) => [check, checks] as const)),
);

/** By check, those that have a say in what it shows, itself included; none where it asks about several things. */
export const kinOf: ReadonlyMap<string, readonly string[]> = new Map(
  (Object.keys(kin) as Kin[]).flatMap((name) => kin[name].map((check) => [check, checksOf(name)] as const)),
);

/** Which tiles twin() exchanges is the program's own choice, and so is what a wrong one shows. */
export const isFree = (check: string): boolean => kin.twin.some((one) => one === check);

/** So it is with what is asked of twins, and of twins of twins; and with the order of neighbors, of which walks take one. */
export const walks: Readonly<Record<'twin' | 'neighbors', readonly string[]>> = {
  twin: ['board-16', 'board-17'],
  neighbors: ['board-13', 'board-14', 'board-15'],
};

/** Is it asked of boards that the program's own choices lead to? */
export const isWalk = (check: string): boolean => [...walks.twin, ...walks.neighbors].includes(check);

/** A board may have several shortest solutions: which of them is wrong is the program's own choice, too. */
export const hasChoice = (check: string): boolean => kin.solution.some((one) => one === check);

/**
 * What boards are read by, and made by: where this is wrong, what asks about such boards may show anything. A text that is wrong
 * may come of tiles that are.
 */
const disturbed: Readonly<Partial<Record<Kin, readonly string[]>>> = {
  text: [
    ...[...kin.neighbors, ...kin.twin, 'board-9', 'board-10b', 'board-12', 'board-13', 'board-14', 'board-15'],
    ...['board-16', 'board-17', 'board-18', 'board-20', 'board-21'],
  ],
  neighbors: ['board-6a', 'board-6b', 'board-13', 'board-14', 'board-15'],
  twin: ['board-16', 'board-17'],
};

/** One board with another beside it. Where boards share what they hold, whatever one shows may be the other's. */
const independence = 'board-9';
const ofBoards = (['hamming', 'manhattan', 'dimension', 'neighbors', 'twin', 'goal', 'equals'] as const).flatMap(
  (name) => kin[name],
);

/** The checks that tell nothing certain where these fail. */
export const disturbedBy = (failed: ReadonlySet<string>): ReadonlySet<string> => {
  const fails = (name: Kin): boolean => kin[name].some((check) => failed.has(check));
  const disturbing = (Object.keys(disturbed) as Kin[]).filter(fails);
  const isShared = failed.has(independence) && !fails('text');
  return new Set([...disturbing.flatMap((name) => disturbed[name] ?? []), ...(isShared ? ofBoards : [])]);
};
