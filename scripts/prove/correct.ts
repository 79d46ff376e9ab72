/**
 * Correct programs: Boards and Solvers that know nothing of each other but the API, combined and wrapped in every way that a
 * submission may come in. A pairing covers what is free: each Board meets several Solvers, each Solver several Boards, and
 * each wrapping several of both; all of Boards times Solvers would tell no more.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packageRoot } from '../../harness/platform/package-root.ts';
import type { Files, Grading } from './grading.ts';
import { type LanguageId, type Program } from './mutant.ts';
import { wrappings } from './wrappings.ts';

export interface Correct {
  readonly id: string;
  readonly language: LanguageId;
  /** The bytes that are handed in. */
  files(): Promise<Files>;
}

/** What it lost at a seed: checks that count, and points. */
export interface Loss {
  readonly correct: Correct;
  readonly seed: number | null;
  readonly failing: readonly string[];
  readonly score: number | null;
}

interface Half {
  readonly name: string;
  readonly program: Program;
}

const meetings = 3;

/** At least 60 of a language, and each half at least three times. */
export const correctOnes = (language: LanguageId): Correct[] => {
  const [boards, solvers] = [halves(language, 'Board'), halves(language, 'Solver')];
  const ways = wrappings[language];
  const count = Math.max(60, meetings * Math.max(boards.length, solvers.length));
  return Array.from({ length: count }, (_, index) => {
    // Each round shifts the Solvers by one, so that no pair comes twice as long as there is another one.
    const board = at(boards, index);
    const solver = at(solvers, index + Math.floor(index / boards.length));
    const wrapping = at(ways, index + Math.floor(index / ways.length));
    return {
      id: `${language}/${board.name}+${solver.name} ${wrapping.name}`,
      language,
      files: () => wrapping.wrap({ ...solver.program, ...board.program }),
    };
  });
};

const at = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

/** Of correct submissions that are two files at the top, and those that are there for this alone. */
const halves = (language: LanguageId, name: 'Board' | 'Solver'): Half[] => {
  const extension = language === 'java' ? 'java' : 'ts';
  const places = globSync(`fixtures/{submissions/${language}/passed,correct/${language}}/*/${name}.${extension}`, {
    cwd: packageRoot(),
  });
  return places.toSorted().map((path) => ({
    name: basename(dirname(path)),
    program: { [basename(path)]: readFileSync(join(packageRoot(), path), 'utf8') },
  }));
};

/** At the assignment's seed everything is asked; what is measured knows no seed, so others leave it out. */
const random = ['api', 'board*', 'solver*', 'queue*', 'integrity*', 'integration*', 'client*'];

/** @throws {Error} when it does not build */
export const lossOf = async (correct: Correct, seed: number | null, grading: Grading): Promise<Loss> => {
  const files = await correct.files();
  const only = seed === null ? [] : random;
  const answer = await grading.ask({ files, only, seed, quick: false, until: 'end' });
  return { correct, seed, failing: answer.failing.filter(grading.counts), score: answer.score };
};
