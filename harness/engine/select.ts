/** Which checks to run: all, or the ones that were asked for by id. */
import { usageError } from '../contracts/errors.ts';
import { apiCheck, compilationCheck } from './build-checks.ts';
import type { CheckChoice } from '../contracts/settings.ts';
import type { Check } from '../contracts/check.ts';
import { withFacts } from '../contracts/lazy-cases.ts';
import { strictest } from '../contracts/marks.ts';
import { languages } from '../languages/registry.ts';
import { at } from '../text/at.ts';
import { isNamed } from '../text/is-named.ts';
import { nearestFew } from '../text/suggest.ts';
import { marksOf } from '../report/visibility-rules.ts';
import { narrowSeries } from './narrow-series.ts';
import { styleCheckIds } from './style-checks.ts';

/**
 * The checks named in `only`, in declaration order; all of them when it is empty. `style` are the ids of the tools for style,
 * which may be named as well, and `later` those of checks that only the results of others give cause for, which may not. Unknown
 * ids are a usage error.
 */
export function selectChecks(
  checks: readonly Check[],
  only: readonly string[],
  style: readonly string[] = [],
  later: readonly string[] = [],
): readonly Check[] {
  if (only.length === 0) return checks;
  const early = only.find((name) => isOf(later, name) && !isOf([...idsOf(checks), ...style], name));
  if (early !== undefined) throw notAlone(early);
  requireKnown(only, [...idsOf(checks), ...style]);
  return narrowSeries(checks.filter((check) => isNamed(check.id, only)));
}

/**
 * Without the checks that the course has switched off, and the others marked with who sees them. `later` and `wider` ids, which
 * none of these checks need have, may be named as well.
 */
export function chooseChecks(
  checks: readonly Check[],
  choice: CheckChoice,
  later: readonly string[] = [],
  wider: readonly string[] = [],
): readonly Check[] {
  const { off, visibility, details, places } = choice;
  const marks = [...visibility, ...details].map(({ name }) => name);
  const ids = new Set([...idsOf(checks), ...wider, ...later, ...languages.flatMap(styleCheckIds)]);
  requireKnown([...off, ...marks], [...ids], places);
  for (const name of off) requireNotAlways(name, checks, places.get(name));
  const on = checks.filter((check) => !isNamed(check.id, off));
  const asked = on.length === checks.length ? on : narrowSeries(on);
  return asked.map((check) => markedCheck(check, choice));
}

/** As it marks itself, unless the course hides it longer. @throws {GraderError} when it waits for a date that is not set */
function markedCheck(check: Check, choice: CheckChoice): Check {
  const marks = strictest([check, marksOf(check.id, choice)]);
  if (choice.dueDate !== null || !Object.values(marks).includes('after-due-date')) return withFacts(check, marks);
  throw usageError('no-due-date', `The check "${check.id}" is shown from the due date on, which is not set.`, {
    remedy: 'Set checks.dueDate in the settings, or let the check have "always" or "staff".',
  });
}

const idsOf = (checks: readonly Check[]): readonly string[] => checks.map(({ id }) => id);

const isOf = (ids: readonly string[], name: string): boolean => ids.some((id) => isNamed(id, [name]));

function requireKnown(
  names: readonly string[],
  ids: readonly string[],
  places: ReadonlyMap<string, string> = new Map(),
): void {
  const known = [compilationCheck.id, apiCheck.id, ...ids];
  for (const name of names) {
    if (!isOf(known, name)) throw unknownCheck(name, known, places.get(name));
  }
}

/** Everything else depends on what the build says, so it is always judged. */
function requireNotAlways(name: string, checks: readonly Check[], where: string | undefined): void {
  const always = [compilationCheck, apiCheck].find(({ id }) => isNamed(id, [name]));
  if (always === undefined || isOf(idsOf(checks), name)) return;
  throw usageError('always-run', `The check "${always.id}" cannot be switched off.`, {
    where,
    remedy: `Take "${name}" out of checks.off. To give it no points: weights.${always.section}: 0`,
  });
}

const notAlone = (id: string): Error =>
  usageError(
    'unknown-check',
    `The check "${id}" is not run alone: only the results of other checks give cause for it.`,
    {
      remedy: 'Run the checks that it follows, or all of them: it is then run by itself where there is cause.',
    },
  );

function unknownCheck(id: string, known: readonly string[], where: string | undefined): Error {
  const near = nearestFew(id, known, Math.min(3, Math.max(1, Math.floor(id.length / 3))));
  return usageError('unknown-check', `There is no check with the id "${id}".`, {
    where,
    remedy:
      near.length > 0
        ? // Who puts the * elsewhere wants several.
          `Did you mean ${near.join(', ')}?${id.includes('*') ? ' A * at the end of an id stands for any ending.' : ''}`
        : `The ids are: ${known.slice(0, 4).join(', ')}, ... ${at(known, -1)}. A * at the end of an id stands for any ending. To see all: grade explain; those of your own module: grade explain --assignment FILE`,
  });
}
