/** Asks the checks whether they see a fault: those of its section first, then all others. */
import { isNamed } from '../../harness/text/is-named.ts';
import { readBase } from './bases.ts';
import type { Answer } from './answer.ts';
import type { Grading, Question } from './grading.ts';
import { partOf } from './hand-made.ts';
import { type Mutant, type Outcome, parts } from './mutant.ts';

/**
 * A mutant made by hand is asked every check of its section, which tells how many see it, until one does not finish: all
 * others would wait for their limits, too. Of a generated one the first kill is enough. What no check of its section sees
 * is asked everything, with all inputs; what one alone sees, the other sections.
 */
export const tryToKill = async (mutant: Mutant, seed: number | null, grading: Grading): Promise<Outcome> => {
  const { part, origin } = mutant;
  const until = origin === 'generated' ? 'first-kill' : 'endless';
  const asked = { only: parts[part], seed, effort: isQuick(mutant) ? 'quick' : 'whole', until } as const;
  const first = await confirmed(await askBoth(mutant, asked, grading), mutant, seed, grading);
  if (!first.runs) return { seed, fate: 'invalid', failing: [], finished: [], complete: true, named: null };
  const kills = first.failing.filter(grading.counts).length;
  if (kills > 1 || (kills === 1 && (origin === 'generated' || first.score === null)))
    return outcome(seed, [first], grading);
  const only = restOf(mutant, kills === 0);
  const others = await askBoth(mutant, { only, seed, effort: 'whole', until: 'endless' }, grading);
  return {
    ...outcome(seed, [first, others], grading),
    needsMoreInputs: kills === 0 && isOfPart(mutant, others, grading),
  };
};

/** A check of its section, which has passed with few inputs. */
const isOfPart = (mutant: Mutant, { failing }: Answer, { counts }: Grading): boolean =>
  isQuick(mutant) && failing.some((id) => counts(id) && isNamed(id, parts[mutant.part]));

/**
 * At a further seed only what killed it before is asked, which the base passed: a kill is one that every seed sees. Where that
 * is not enough, all is asked again.
 */
export const tryAgain = async (
  mutant: Mutant,
  seed: number | null,
  grading: Grading,
  before: Outcome,
): Promise<Outcome> => {
  if (before.fate !== 'killed') return tryToKill(mutant, seed, grading);
  const asked = {
    // A check without points may be one that is not run alone.
    only: before.failing.filter(grading.counts),
    seed,
    effort: isQuick(mutant) ? 'quick' : 'whole',
    until: 'first-kill',
  } as const;
  const answer = await grading.ask({ ...asked, files: mutant.files });
  const again = outcome(seed, [await confirmed(answer, mutant, seed, grading)], grading);
  return again.fate === 'killed' ? again : tryToKill(mutant, seed, grading);
};

/** What did not finish in little time may do so in that of students: where nothing else failed, it is asked with theirs. */
const confirmed = async (answer: Answer, mutant: Mutant, seed: number | null, grading: Grading): Promise<Answer> => {
  const kills = answer.failing.filter(grading.counts);
  if (!isQuick(mutant) || kills.length === 0 || kills.some((id) => answer.finished.includes(id))) return answer;
  const { files } = mutant;
  const again = await grading.ask({ files, only: kills, seed, effort: 'few', until: 'first-kill' });
  return again.failing.some(grading.counts) ? answer : { ...answer, failing: [] };
};

/**
 * The mutant's answer, without what its base fails, too: a style that takes more memory than the smallest boards allow is
 * no fault of the mutant, and says nothing of it.
 */
const askBoth = async (mutant: Mutant, question: Omit<Question, 'files'>, grading: Grading): Promise<Answer> => {
  const { files } = readBase(mutant.language, mutant.base);
  const base = await grading.ask({ ...question, files, until: 'end' });
  const answer = await grading.ask({ ...question, files: mutant.files });
  const isOwn = (id: string): boolean => !base.failing.includes(id);
  return { ...answer, failing: answer.failing.filter(isOwn), finished: answer.finished.filter(isOwn) };
};

const outcome = (seed: number | null, answers: readonly Answer[], { counts }: Grading): Outcome => {
  const failing = [...new Set(answers.flatMap((answer) => answer.failing))];
  const fate = failing.some(counts) ? 'killed' : failing.length > 0 ? 'noted' : 'survived';
  const [first] = answers;
  const complete = answers.every(({ score }) => score !== null);
  return { seed, fate, failing, finished: finishedIn(answers), complete, named: first?.named ?? null };
};

/** What finished with few inputs and did not with all of them has not finished. */
const finishedIn = (answers: readonly Answer[]): string[] => {
  const endless = answers.flatMap(({ failing, finished }) => failing.filter((id) => !finished.includes(id)));
  return [...new Set(answers.flatMap(({ finished }) => finished))].filter((id) => !endless.includes(id));
};

/** What is measured has its own limits, and no random inputs. */
const isQuick = ({ part }: Mutant): boolean => part === 'board' || part === 'solver';

/** Checks of Board never run the submission's Solver, and those of Solver never its Board: these would tell nothing. */
const rest = {
  board: ['api', 'board*', 'memory-board*', 'integration*', 'client*', 'prints*', 'rule*'],
  solver: [
    ...['api', 'solver*', 'queue*', 'memory-solver*', 'memory-queue*', 'timing*'],
    ...['integration*', 'client*', 'prints*', 'rule*', 'integrity*'],
  ],
} as const;

/** With the checks of its own section only where these were asked with few inputs, and saw nothing. */
const restOf = (mutant: Mutant, isUnseen: boolean): readonly string[] => {
  const all: readonly string[] = rest[partOf(mutant.place.file)];
  const done: readonly string[] = isQuick(mutant) && isUnseen ? [] : parts[mutant.part];
  return all.filter((name) => !done.includes(name));
};
