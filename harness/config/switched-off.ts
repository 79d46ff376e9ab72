/** A check that somebody asks for, and that the settings have switched off, is not one that does not exist. */
import { usageError } from '../contracts/errors.ts';
import type { CheckChoice } from '../contracts/settings.ts';
import { isNamed } from '../text/is-named.ts';

/** The error for it; null when nothing of that name is switched off. */
export const switchedOff = (name: string, { off, places }: Pick<CheckChoice, 'off' | 'places'>): Error | null => {
  const by = off.find((pattern) => isNamed(name, [pattern]));
  if (by === undefined) return null;
  return usageError('switched-off', `The check "${name}" is switched off by checks.off.`, {
    where: places.get(by),
    remedy: `Take "${by}" out of checks.off.`,
  });
};

/** The assignment has it, and only its original assessment is asked. */
export const beyondTheSet = (name: string): Error =>
  usageError('switched-off', `"${name}" goes beyond the original assessment, which is all that is asked.`, {
    remedy: 'Take "set: official" out of checks in the settings.',
  });

/** @throws {GraderError} when one of these names no check that is left, and one that is switched off */
export const refuseSwitchedOff = (
  names: readonly string[],
  left: readonly { readonly id: string }[],
  choice: CheckChoice,
): void => {
  for (const name of names.filter((one) => !left.some((check) => isNamed(check.id, [one])))) {
    const error = switchedOff(name, choice);
    if (error !== null) throw error;
  }
};
