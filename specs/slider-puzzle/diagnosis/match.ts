/** Which of the known faults a program has: those whose models show all that was seen where they have a say. */
import { type Agreement, agreementOf, isOtherwiseWrong, isReproduced, sameFailures } from './agreement.ts';
import { disturbedBy, isWalk, kinOf, walks } from './kin.ts';
import type { Model } from './models.ts';
import type { Signs } from './signs.ts';

export interface FoundFault {
  readonly fault: string;
  /** Ids of the failed checks that it explains; each belongs to one fault at most. */
  readonly checks: readonly string[];
}

/** `failed`: ids of the failed checks, in order. */
export const findFaults = (models: readonly Model[], seen: Signs, failed: readonly string[]): readonly FoundFault[] => {
  const found = tellingOnes(fittingOnes(models, seen, failed)).map(({ model }) => model);
  const owners = new Map(failed.map((check) => [check, ownerOf(check, found, seen)]));
  return found
    .map((model) => ({ fault: model.fault, checks: failed.filter((check) => owners.get(check) === model) }))
    .filter(({ checks }) => checks.length > 0);
};

/**
 * Models that nothing contradicts, and those that are contradicted only where one of these fails, too: where two faults
 * meet, neither shows alone.
 */
const fittingOnes = (models: readonly Model[], seen: Signs, failed: readonly string[]): readonly Agreement[] => {
  const candidates = models
    .map((model) => agreementOf(model, seen, unsureFor(model, failed)))
    .filter((one) => one.hasProof && !isOtherwiseWrong(one));
  const certain = candidates.filter(({ conflicts }) => conflicts.length === 0);
  const shared = new Set(certain.flatMap(({ explained }) => [...explained]));
  return candidates.filter(({ conflicts }) => conflicts.every((one) => shared.has(one)));
};

/**
 * What is wrong in the model as well does not excuse it. A fault that shows only in twins, or only where boards were made by
 * others, is known by nothing else.
 */
const unsureFor = ({ signs }: Model, failed: readonly string[]): ReadonlySet<string> => {
  const checks = [...signs.keys()];
  const isOfTwins = checks.every((check) => walks.twin.includes(check));
  const isOfWalks = checks.every((check) => isWalk(check) || kinOf.get(check) === undefined);
  return new Set([
    ...disturbedBy(new Set(failed.filter((check) => !signs.has(check)))),
    ...(isOfTwins ? [] : walks.twin),
    // The first of these asks the caller's own board: to pass them all is no matter of order.
    ...(isOfWalks ? [] : walks.neighbors.filter((check) => failed.includes(check))),
  ]);
};

/**
 * The ones that explain most, each of them something that those before it do not. Where models of several faults explain the
 * same, nobody can tell which it is, and none is named.
 */
const tellingOnes = (fitting: readonly Agreement[]): readonly Agreement[] => {
  const explained = new Set<string>();
  const telling: Agreement[] = [];
  for (const one of fitting.toSorted((a, b) => b.explained.size - a.explained.size)) {
    const isTold = telling.some(({ model }) => model.fault === one.model.fault);
    if (isTold || one.explained.isSubsetOf(explained)) continue;
    for (const name of one.explained) explained.add(name);
    if (!fitting.some((other) => isRival(one, other))) telling.push(one);
  }
  return telling;
};

const isRival = (one: Agreement, other: Agreement): boolean =>
  one.model.fault !== other.model.fault &&
  one.explained.size === other.explained.size &&
  one.explained.isSubsetOf(other.explained);

/**
 * The first model that shows the whole check; where it takes all of them together, the one that shows the most of it, since
 * whatever makes searches slow has a part in every check that searches.
 */
const ownerOf = (check: string, found: readonly Model[], seen: Signs): Model | undefined => {
  const involved = found.filter(({ signs }) => signs.has(check));
  const alone = involved.find((model) => isReproduced(check, [model], seen));
  if (alone !== undefined || !isReproduced(check, involved, seen)) return alone;
  const partOf = (model: Model): number => sameFailures(check, model, seen).length;
  return involved.toSorted((one, other) => partOf(other) - partOf(one))[0];
};
