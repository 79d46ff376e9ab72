/** Compares the API that an assignment prescribes with the one that a submission declares. */
import type { Submission } from '../../contracts/submission.ts';
import type { ApiClass, ApiFinding } from '../../contracts/language.ts';
import type { Compiled, DeclaredClass, DeclaredMember } from './compile.ts';
import { canonicalType, memberText, parseSignature, type Signature } from './signature.ts';
import { defineMessages } from '../../messages/messages.ts';

const javaApiMessages = defineMessages('java.api', {
  notSubmitted: 'The class {name} was not submitted.',
  notDeclared: 'There is no class {class} in {path}. Is the file empty, or the class named differently?',
  mustBeClass: '{name} must be a class.',
  mustBePublic: 'The class {name} must be public.',
  mustNotBeAbstract: 'The class {name} must not be abstract.',
  missing: '{class} has no public {kind} `{member}`.',
  differs: '`{found}` differs from the prescribed `{prescribed}`.',
  faulty: '`{found}` {fault}; the API has `{prescribed}`.',
  memberPublic: 'must be public',
  memberNotAbstract: 'must not be abstract',
  memberStatic: 'must be static',
  memberNotStatic: 'must not be static',
  mustBeCaught:
    '`{found}` declares `throws {thrown}`, which the API does not: a program that calls it does not compile unless it catches that. Catch it inside, or throw an exception that need not be declared, such as IllegalArgumentException.',
  notInApi: '`{found}` is not in the API of {class}: make it private.',
  inherits:
    '{class} inherits the public members of {superclass}, which are not in the API of {class}. Do not extend it: keep an object of {superclass} in a private field.',
});

/**
 * The differences, class by class: what is missing or different first, then what is too much. Nothing of a class that is not
 * found in a file with errors: the compiler has said what is wrong there.
 */
export const compareApi = (
  prescribed: readonly ApiClass[],
  submission: Submission,
  { api: declared, diagnostics }: Pick<Compiled, 'api' | 'diagnostics'>,
): readonly ApiFinding[] => {
  const wrong = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ path }) => path));
  return prescribed.flatMap((apiClass) => {
    const found = declared[apiClass.name];
    if (found !== undefined) return compareClass(apiClass, found);
    const absent = absentClass(apiClass.name, submission);
    return wrong.has(absent.path) ? [] : [absent];
  });
};

const absentClass = (name: string, submission: Submission): ApiFinding => {
  const file = submission.roots.get(name);
  const message =
    file === undefined
      ? javaApiMessages.notSubmitted({ name })
      : javaApiMessages.notDeclared({ class: name, path: file.path });
  const place = { path: file?.path ?? `${name}.java`, line: 1, column: 1 };
  return findingAt(place, { class: name, kind: 'missing', expected: `public class ${name}`, message });
};

const compareClass = (apiClass: ApiClass, found: DeclaredClass): ApiFinding[] => {
  if (found.kind !== 'class' && found.kind !== 'record') return classFindings(apiClass.name, found);
  const rest = new Set(found.members);
  const required = apiClass.members.filter(({ optional }) => optional !== true);
  const findings = [
    ...classFindings(apiClass.name, found),
    ...exactFirst(required, rest).flatMap((signature) => compareMember(apiClass.name, signature, found, rest)),
  ];
  const optional = apiClass.members.filter((member) => !required.includes(member));
  exactFirst(optional, rest);
  if (apiClass.open === true) return findings;
  const extras = [...rest].filter((member) => isPublic(member) && !overridesObject(member));
  return [...findings, ...inherited(apiClass.name, found), ...extras.map((member) => extra(apiClass.name, member))];
};

const classFindings = (name: string, found: DeclaredClass): ApiFinding[] => {
  const written = [...found.modifiers, found.kind, name].join(' ');
  const report = (kind: ApiFinding['kind'], message: string): ApiFinding[] => [
    findingAt(found, { class: name, kind, expected: `public class ${name}`, found: written, message }),
  ];
  if (found.kind !== 'class' && found.kind !== 'record')
    return report('different', javaApiMessages.mustBeClass({ name }));
  if (!found.modifiers.includes('public')) return report('modifier', javaApiMessages.mustBePublic({ name }));
  if (found.modifiers.includes('abstract')) return report('modifier', javaApiMessages.mustNotBeAbstract({ name }));
  return [];
};

/** Takes the members that are exactly as prescribed out of `rest`; returns the signatures that have none. */
const exactFirst = (prescribed: ApiClass['members'], rest: Set<DeclaredMember>): string[] =>
  prescribed
    .map(({ signature }) => signature)
    .filter((text) => {
      const signature = parseSignature(text);
      const match = [...rest].find(
        (member) =>
          sameCall(member, signature) &&
          sameType(member, signature) &&
          modifierFault(member, signature) === null &&
          !mustBeCaught(member),
      );
      return match === undefined || !rest.delete(match);
    });

const compareMember = (
  className: string,
  text: string,
  owner: DeclaredClass,
  rest: Set<DeclaredMember>,
): ApiFinding[] => {
  const signature = parseSignature(text);
  const near = nearest(signature, rest);
  if (near === undefined) {
    const message = javaApiMessages.missing({ class: className, kind: signature.kind, member: text });
    return [findingAt(owner, { class: className, kind: 'missing', expected: text, message })];
  }
  rest.delete(near);
  const sameTypes = sameCall(near, signature) && sameType(near, signature);
  const fault = sameTypes ? modifierFault(near, signature) : null;
  const message =
    fault === null
      ? differenceText(near, text, sameTypes)
      : javaApiMessages.faulty({ found: memberText(near), fault, prescribed: text });
  const kind = fault === null ? 'different' : 'modifier';
  return [findingAt(near, { class: className, kind, expected: text, found: memberText(near), message })];
};

/** With the types of the API, it is what the member throws that differs. */
const differenceText = (member: DeclaredMember, prescribed: string, sameTypes: boolean): string =>
  sameTypes
    ? javaApiMessages.mustBeCaught({ found: memberText(member), thrown: member.throws.join(', ') })
    : javaApiMessages.differs({ found: memberText(member), prescribed });

/** The member that was probably meant: with the same parameters, or else a public one of that name. */
const nearest = (signature: Signature, rest: ReadonlySet<DeclaredMember>): DeclaredMember | undefined => {
  const named = [...rest].filter(({ kind, name }) => kind === signature.kind && name === signature.name);
  return named.find((member) => sameCall(member, signature)) ?? named.find(isPublic);
};

const sameCall = (member: DeclaredMember, signature: Signature): boolean =>
  member.kind === signature.kind &&
  member.name === signature.name &&
  member.parameters.map(({ type }) => canonicalType(type)).join() === signature.parameterTypes.join();

const sameType = (member: DeclaredMember, signature: Signature): boolean =>
  canonicalType(member.type) === signature.type;

const modifierFault = (member: DeclaredMember, { modifiers }: Signature): string | null => {
  if (!isPublic(member)) return javaApiMessages.memberPublic();
  if (member.modifiers.includes('abstract')) return javaApiMessages.memberNotAbstract();
  if (member.modifiers.includes('static') === modifiers.includes('static')) return null;
  return modifiers.includes('static') ? javaApiMessages.memberStatic() : javaApiMessages.memberNotStatic();
};

/** Programs that are written for the API catch nothing. What calls main() has nothing to catch, whatever it throws. */
const mustBeCaught = ({ kind, name, throws }: DeclaredMember): boolean =>
  throws.length > 0 && !(kind === 'method' && name === 'main');

const isPublic = (member: DeclaredMember): boolean => member.modifiers.includes('public');

/** Public methods of java.lang.Object may be overridden in any class. */
const overridesObject = (member: DeclaredMember): boolean =>
  member.kind === 'method' &&
  ['hashCode()', 'toString()', 'equals(Object)'].includes(
    `${member.name}(${member.parameters.map(({ type }) => canonicalType(type)).join()})`,
  );

/** One finding for all that a class of a library leaves to it: there may be dozens, and one change removes them. */
const inherited = (name: string, found: DeclaredClass): ApiFinding[] => {
  const superclass = found.inheritsFrom;
  if (superclass === '') return [];
  const written = [...found.modifiers, found.kind, name, 'extends', superclass].join(' ');
  const message = javaApiMessages.inherits({ class: name, superclass });
  return [findingAt(found, { class: name, kind: 'extra', found: written, message })];
};

const extra = (className: string, member: DeclaredMember): ApiFinding => {
  const found = memberText(member);
  const message = javaApiMessages.notInApi({ found, class: className });
  return findingAt(member, { class: className, kind: 'extra', found, message });
};

type Place = Pick<ApiFinding, 'path' | 'line' | 'column'>;
type Told = Pick<ApiFinding, 'class' | 'kind' | 'message'> & Partial<Pick<ApiFinding, 'expected' | 'found'>>;

const findingAt = ({ path, line, column }: Place, told: Told): ApiFinding => ({
  ...{ path, line, column, expected: null, found: null },
  ...told,
});
