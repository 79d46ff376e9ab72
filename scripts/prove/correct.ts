/**
 * Correct programs: Boards and Solvers that know nothing of each other but the API, combined and wrapped in every way that a
 * submission may come in. A pairing covers what is free: each Board meets several Solvers, each Solver several Boards, and
 * each wrapping several of both; all of Boards times Solvers would tell no more.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { expandCase } from '../../harness/testing/expand-case.ts';
import type { Files } from './with-folder.ts';
import { type LanguageId, type Program } from './mutant.ts';
import { wrappings } from './wrappings.ts';

export interface Correct {
  readonly id: string;
  readonly language: LanguageId;
  /** Has it a Board or a Solver that no one before it has? These together have each at least once. */
  readonly leads: boolean;
  /** The bytes that are handed in. */
  files(): Promise<Files>;
}

interface Half {
  readonly name: string;
  readonly program: Program;
}

const meetings = 3;

/** At least 60 of a language, and each half at least three times. */
export const correctOnes = (language: LanguageId): Correct[] => {
  const met = new Set<Half>();
  const [boards, solvers] = [halves(language, 'Board'), halves(language, 'Solver')];
  const ways = wrappings[language];
  return pairs(boards.length, solvers.length).map(([left, right], index) => {
    const [board, solver] = [at(boards, left), at(solvers, right)];
    const wrapping = at(ways, index + Math.floor(index / ways.length));
    const leads = !met.has(board) || !met.has(solver);
    met.add(board).add(solver);
    return {
      id: `${language}/${board.name}+${solver.name} ${wrapping.name}`,
      ...{ language, leads },
      files: () => wrapping.wrap({ ...solver.program, ...board.program }),
    };
  });
};

/** A round has each of them. It shifts the Solvers by so many that no pair comes twice. */
const pairs = (boards: number, solvers: number, shift = 5): (readonly [number, number])[] => {
  const longest = Math.max(boards, solvers);
  const found = Array.from({ length: Math.max(60, meetings * longest) }, (_, index) => {
    const [round, place] = [Math.floor(index / longest), index % longest];
    return [place % boards, (place + shift * round) % solvers] as const;
  });
  const isEachAnother = new Set(found.map(String)).size === found.length;
  return isEachAnother || shift > solvers ? found : pairs(boards, solvers, shift + 1);
};

const at = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

/**
 * What the assignment takes points for: Boards above its memory (a list of Integer, and small boards with six fields), and
 * Solvers that call what table 3 forbids: hamming(), to order equal priorities, or toString(), to find boards by their text.
 */
const notForFree: ReadonlySet<string> = new Set([
  'Board java/java-util-collections',
  'Board java/lazy-caches',
  'Solver java/tie-break',
  'Solver typescript/boards-kept',
  'Solver typescript/tie-break',
]);

/** Of correct submissions, and those that are there for this alone, with the files that belong to them; none twice. */
export const halves = (language: LanguageId, name: 'Board' | 'Solver'): Half[] => {
  const fileOf = (half: typeof name): string => `${half}.${language === 'java' ? 'java' : 'ts'}`;
  const main = fileOf(name);
  const other = fileOf(name === 'Board' ? 'Solver' : 'Board');
  const passed = foldersIn(`submissions/${language}/passed`).flatMap((folder): Half[] => {
    const text = expandCase(folder).get(main)?.toString('utf8');
    const isLeftOut = text === undefined || notForFree.has(`${name} ${language}/${basename(folder)}`);
    return isLeftOut ? [] : [{ name: basename(folder), program: { [main]: text } }];
  });
  const own = foldersIn(`correct/${language}`)
    .filter((folder) => readdirSync(folder).includes(main))
    .map((folder) => ({ name: basename(folder), program: programIn(folder, other) }));
  return [...new Map([...passed, ...own].map((half) => [half.program[main], half])).values()];
};

const foldersIn = (path: string): string[] => globSync(join(packageRoot(), 'fixtures', path, '*')).toSorted();

/** All of a folder but its other half, in whose place another comes. */
const programIn = (folder: string, other: string): Program => {
  const paths = readdirSync(folder).filter((path) => path !== other);
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
};
