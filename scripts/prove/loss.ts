/** What correct programs lose, and how near they come to limits: with several seeds, and beside processes that use the cores. */
import type { Answer } from './answer.ts';
import type { Correct } from './correct.ts';
import type { Effort, Grading, Question } from './grading.ts';

export interface Loss {
  readonly correct: Correct;
  readonly seed: number | null;
  /** Number of processes beside it. */
  readonly load: number;
  /** Checks that count. */
  readonly failing: readonly string[];
  readonly score: number | null;
  readonly measured: Answer['measured'];
}

/** A grading that is to be made. */
export type Trial = Pick<Loss, 'correct' | 'seed' | 'load'>;

/** Further seeds are for those that have each Board and each Solver once: how these are paired no random input knows. */
export const trialsOf = (correct: Correct, seeds: readonly (number | null)[]): Trial[] =>
  seeds.filter((seed) => seed === null || correct.leads).map((seed) => ({ correct, seed, load: 0 }));

/** So is load. */
export const loadedTrialsOf = (correct: Correct, load: number): Trial[] =>
  correct.leads && load > 0 ? [{ correct, seed: null, load }] : [];

/** Checks with random inputs, and those with hidden ones. */
const random = ['board*', 'solver*', 'queue*', 'memory*', 'integrity*'];

export const lossOf = async ({ correct, seed, load }: Trial, grading: Grading): Promise<Loss> => {
  const files = await correct.files();
  const answer = await grading.ask({
    ...{ files, seed, until: 'end', only: seed === null ? [] : random },
    effort: effortFor({ correct, seed, load }),
    ...(seed === null ? {} : { hiddenSeed: seed }),
    ...(load === 0 ? {} : { load }),
  } satisfies Question);
  const { score, measured } = answer;
  const failing = answer.failing.filter(grading.counts);
  // A warning of the compiler costs points as well; sections that are not asked have a share of the score.
  const isWarned = failing.length === 0 && score !== 100;
  return { correct, seed, load, failing: isWarned ? ['compilation'] : failing, score, measured };
};

/** Another pairing of a Board and a Solver that were asked everything is asked all checks, with few random inputs. */
const effortFor = ({ correct, seed, load }: Trial): Effort => {
  if (!correct.leads) return 'few';
  return seed === null && load === 0 ? 'whole' : 'usual';
};

/** Gradings beside load that say something else than without. */
export const swayedOnes = (losses: readonly Loss[]): Loss[] => {
  const quiet = new Map(
    losses.filter(({ seed, load }) => seed === null && load === 0).map((loss) => [loss.correct.id, said(loss)]),
  );
  return losses.filter((loss) => loss.load > 0 && said(loss) !== quiet.get(loss.correct.id));
};

const said = ({ failing, score }: Loss): string => `${String(score)} ${failing.join(' ')}`;
