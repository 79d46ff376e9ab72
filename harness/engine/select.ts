/** Which checks to run: all, or the ones that were asked for by id. */
import { distance } from 'fastest-levenshtein';
import { usageError } from '../errors.ts';
import { apiCheck, compilationCheck } from './build-checks.ts';
import type { CheckChoice } from '../config/settings.ts';
import type { Check } from './check.ts';
import { narrowSeries } from './narrow-series.ts';

/** The checks named in `only`, in declaration order; all of them when it is empty. Unknown ids are a usage error. */
export function selectChecks(checks: readonly Check[], only: readonly string[]): readonly Check[] {
  if (only.length === 0) return checks;
  requireKnown(only, checks);
  return narrowSeries(checks.filter((check) => isNamed(check, only)));
}

/** Without the checks that the course has switched off, and with those marked that it hides. */
export function chooseChecks(
  checks: readonly Check[],
  { off, hidden }: Pick<CheckChoice, 'off' | 'hidden'>,
): readonly Check[] {
  requireKnown([...off, ...hidden], checks);
  return checks
    .filter((check) => !isNamed(check, off))
    .map((check) => (isNamed(check, hidden) ? { ...check, hidden: true } : check));
}

/** Is it one of these ids? `*` at the end of one stands for any ending. */
export const isNamed = ({ id }: Pick<Check, 'id'>, names: readonly string[]): boolean =>
  names.some((name) => (name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name));

function requireKnown(names: readonly string[], checks: readonly Check[]): void {
  const known = [compilationCheck.id, apiCheck.id, ...checks.map((check) => check.id)];
  for (const name of names) {
    if (!known.some((id) => isNamed({ id }, [name]))) throw unknownCheck(name, known);
  }
}

function unknownCheck(id: string, known: readonly string[]): Error {
  const near = known
    .map((one) => ({ one, away: one.startsWith(id) ? 1 : distance(id, one) }))
    .filter(({ away }) => away <= 3)
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ one }) => one);
  return usageError('unknown-check', `There is no check with the id "${id}".`, {
    remedy:
      near.length > 0
        ? `Did you mean ${near.join(', ')}?`
        : `The ids are: ${known.slice(0, 4).join(', ')}, ... ${known.at(-1) ?? ''}.`,
  });
}
