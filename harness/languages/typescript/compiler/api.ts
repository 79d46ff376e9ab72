/** Compares the classes of a submission with the prescribed API, by the compiler's own notion of types. */
import type ts from 'typescript';
import type { ApiClass } from '../../../contracts/language.ts';
import { compareMember, extraOverloads } from './api-member.ts';
import { type ClassView, type Member, asFound, constructorIn, membersOf, viewOf } from './api-view.ts';
import { lineOf } from './facts/places.ts';
import { type Entry, expectedName } from './expected.ts';
import type { FoundInApi } from './protocol.ts';
import { EXPECTED_PATH } from './program.ts';

export const compareApi = (program: ts.Program, api: readonly ApiClass[], entries: readonly Entry[]): FoundInApi[] => {
  const checker = program.getTypeChecker();
  const expectedFile = program.getSourceFile(EXPECTED_PATH);
  if (expectedFile === undefined) throw new Error('the expected API is not part of the program');
  return api.flatMap((cls) => {
    const entry = entries.find((found) => found.class === cls.name);
    if (entry === undefined) return [];
    const expected = viewOf(checker, expectedFile, expectedName(cls.name));
    if (expected === null) throw new Error(`the expected API of ${cls.name} cannot be read`);
    const file = program.getSourceFile(`/${entry.unit}`);
    const found = file === undefined ? null : viewOf(checker, file, entry.export);
    return found === null ? [noClass(cls.name, entry)] : compareClass(checker, cls, expected, found);
  });
};

const noClass = (name: string, entry: Entry): FoundInApi => ({
  class: name,
  kind: 'missing',
  expected: `export class ${name}`,
  found: null,
  path: entry.unit,
  line: 1,
  column: 1,
  message: { id: 'noClass', path: entry.unit, name },
});

const compareClass = (checker: ts.TypeChecker, cls: ApiClass, expected: ClassView, found: ClassView): FoundInApi[] => {
  const wanted = writtenIn(expected, membersOf(checker, expected));
  const members = membersOf(checker, found);
  const above = lineOf(expected.declaration) + 1;
  const findings = wanted.flatMap((member) => {
    const rule = cls.members[member.line - above];
    if (rule === undefined) throw new Error(`the expected API of ${cls.name} has more than ${member.text} in a line`);
    const finding = compareMember(checker, { cls: cls.name, rule, expected: member, found, members });
    return finding === null ? [] : [finding];
  });
  if (cls.open === true) return findings;
  const extras = writtenIn(found, members).filter(
    (member) => member.access === null && !wanted.some((other) => sameSlot(other, member)),
  );
  const misplaced = new Set(findings.map(keyOf));
  return [
    ...findings,
    ...extras.map((member) => extra(cls.name, member)).filter((finding) => !misplaced.has(keyOf(finding))),
    ...wanted.flatMap((member) => overloads(checker, cls.name, member, members)),
  ];
};

/** Without the constructor that a class has in any case. */
const writtenIn = (view: ClassView, members: readonly Member[]): readonly Member[] =>
  constructorIn(view) === undefined
    ? members.filter(({ name, isStatic }) => isStatic || name !== 'constructor')
    : members;

/** A member of the API may have other signatures than the one that the API has. */
const overloads = (
  checker: ts.TypeChecker,
  cls: string,
  expected: Member,
  members: readonly Member[],
): readonly FoundInApi[] => {
  const member = members.find((other) => sameSlot(expected, other));
  if (member?.access !== null) return [];
  return extraOverloads(checker, expected, member).map((one) => ({
    ...extra(cls, one),
    message: { id: 'overload', name: one.name, found: one.text },
  }));
};

const sameSlot = (a: Member, b: Member): boolean => a.name === b.name && a.isStatic === b.isStatic;

/** The same for two findings about one member. */
const keyOf = ({ path, line, column, found }: FoundInApi): string => [path, line, column, found].join('\n');

const extra = (cls: string, member: Member): FoundInApi => ({
  class: cls,
  kind: 'extra',
  expected: null,
  ...asFound(member),
  message: { id: 'extra', member: member.text },
});
