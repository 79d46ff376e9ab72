import { defined } from './at.ts';

/**
 * Named groups that take part in every match of their pattern.
 * @throws {RangeError} when one did not
 */
export const groupsIn = <Name extends string>(
  groups: Readonly<Record<string, string | undefined>> | undefined,
  ...names: readonly Name[]
): Readonly<Record<Name, string>> =>
  Object.fromEntries(names.map((name) => [name, defined(groups?.[name], `no group ${name}`)])) as Record<Name, string>;
