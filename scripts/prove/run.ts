/** Grades all that was chosen, some at once, and tells how far it is. */
import pLimit from 'p-limit';
import { spin } from '../../harness/testing/spinning.ts';
import { type Agreement, agreementOf, repeatsOf } from './agreement.ts';
import { choose } from './choose.ts';
import { correctOnes } from './correct.ts';
import { generated } from './generated.ts';
import type { Grading } from './grading.ts';
import { handMade } from './hand-made.ts';
import { tryAgain, tryToKill } from './kill.ts';
import { loadedTrialsOf, type Loss, lossOf, type Trial, trialsOf } from './loss.ts';
import type { LanguageId, Mutant, Result } from './mutant.ts';
import type { Options } from './options.ts';

export interface Proof {
  readonly results: readonly Result[];
  readonly losses: readonly Loss[];
  /** Null when it was not asked for. */
  readonly agreement: Agreement | null;
}

/** First the assignment's own (null), with which students are graded unless their course sets another. */
export const seedsOf = (count: number): readonly (number | null)[] =>
  Array.from({ length: count }, (_, index) => (index === 0 ? null : index));

/** `tell` is called after each grading. @throws {Error} for the first that cannot be carried out */
export const prove = async (options: Options, grading: Grading, tell: (text: string) => void): Promise<Proof> => {
  const limit = pLimit(options.jobs);
  const mutants = await mutantsFor(options);
  const { quiet, loaded } = trialsFor(options);
  const all = mutants.length + quiet.length + loaded.length;
  let done = 0;
  const counted = <T>(id: string, work: () => Promise<T>): Promise<T> =>
    limit(async () => {
      const result = await work();
      tell(`${++done} of ${all}: ${id}`);
      return result;
    });
  const try_ = (trials: readonly Trial[]): Promise<Loss[]> =>
    Promise.all(trials.map((trial) => counted(trial.correct.id, () => lossOf(trial, grading))));
  const [results, losses, agreed] = await Promise.all([
    Promise.all(mutants.map((mutant) => counted(mutant.id, () => resultOf(mutant, options, grading)))),
    try_(quiet),
    options.kinds.includes('agreement') ? agreementOf(options, grading, limit) : null,
  ]);
  const [swayed, repeats] = await besideLoad(options.load, () =>
    Promise.all([try_(loaded), agreed === null || options.load === 0 ? [] : repeatsOf(options, grading, limit)]),
  );
  const agreement = agreed === null ? null : { ...agreed, repeats: [...agreed.repeats, ...repeats] };
  return { results, losses: [...losses, ...swayed], agreement };
};

const trialsFor = ({ kinds, languages, ...options }: Options): Record<'quiet' | 'loaded', Trial[]> => {
  const chosen = kinds.includes('correct')
    ? languages.flatMap((language) => choose(correctOnes(language), { ...options, kinds, languages }))
    : [];
  return {
    quiet: chosen.flatMap((one) => trialsOf(one, seedsOf(options.seedsOfCorrect))),
    loaded: chosen.flatMap((one) => loadedTrialsOf(one, options.load)),
  };
};

/** With the processes for as long as it takes. */
const besideLoad = async <T>(load: number, work: () => Promise<T>): Promise<T> => {
  const spinning = spin(load);
  try {
    return await work();
  } finally {
    spinning.end();
  }
};

const mutantsFor = async (options: Options): Promise<Mutant[]> => {
  const { kinds, languages } = options;
  const hand = kinds.includes('hand') ? languages.flatMap((language) => choose(handMade(language), options)) : [];
  if (!kinds.includes('generated')) return hand;
  const made = await Promise.all(
    languages.map(async (language) =>
      choose(await generated(language), {
        ...options,
        sample: options.sample === Infinity ? drawn[language] : options.sample,
      }),
    ),
  );
  return [...hand, ...made.flat()];
};

/** So many of a language that more than a thousand of them compile: two of five in TypeScript have errors of types. */
const drawn: Readonly<Record<LanguageId, number>> = { java: 1_150, typescript: 1_700 };

/** One seed is enough for a generated one, whose kill is not said to be certain, and for one with nothing to kill. */
const resultOf = async (mutant: Mutant, options: Options, grading: Grading): Promise<Result> => {
  const seeds = mutant.origin === 'hand' && mutant.equivalent === null ? options.seeds : 1;
  const [first = null, ...others] = seedsOf(seeds);
  const outcomes = [await tryToKill(mutant, first, grading)];
  for (const seed of others) {
    const [before] = outcomes;
    if (before !== undefined && before.fate !== 'invalid') outcomes.push(await tryAgain(mutant, seed, grading, before));
  }
  return { mutant, outcomes };
};
