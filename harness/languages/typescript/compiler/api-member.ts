/** One prescribed member against what a class has. */
import ts from 'typescript';
import type { ApiMember } from '../../../contracts/language.ts';
import { type ClassView, type Member, asFound, overloadOf } from './api-view.ts';
import { cut, placeOf } from './facts/places.ts';
import type { FoundInApi } from './protocol.ts';
import type { ApiMessageId } from './message-ids.ts';

interface Comparison {
  readonly cls: string;
  readonly rule: ApiMember;
  readonly expected: Member;
  readonly found: ClassView;
  readonly members: readonly Member[];
}

/** Null when the member is there as prescribed, or is not there and need not be. */
export const compareMember = (checker: ts.TypeChecker, comparison: Comparison): FoundInApi | null => {
  const { rule, expected, members } = comparison;
  const named = members.filter((member) => member.name === expected.name);
  const member = named.find((other) => other.isStatic === expected.isStatic) ?? named[0];
  if (member === undefined) return rule.optional === true ? null : missing(comparison);
  // First of all: a private field of this name need not be public, but is in the place of the method.
  if (member.signatures.length === 0) {
    return finding(comparison, member, 'different', { id: 'noMethod', name: member.name });
  }
  const wrongModifier = modifierProblem(expected, member);
  if (wrongModifier !== null) return finding(comparison, member, 'modifier', wrongModifier);
  const problems = expected.signatures.flatMap((wanted) => mismatch(checker, wanted, member));
  const problem = problems[0];
  return problem === undefined ? null : finding(comparison, member, 'different', problem);
};

/** The public overloads of a member that are none of the API's, when another one is: else that is what is told. */
export const extraOverloads = (checker: ts.TypeChecker, expected: Member, member: Member): readonly Member[] => {
  const extras = member.signatures.filter((signature) =>
    expected.signatures.every((wanted) => signatureProblem(checker, wanted, signature, member.name) !== null),
  );
  if (extras.length === member.signatures.length) return [];
  return extras.map((signature) => overloadOf(checker, member, signature)).filter(({ access }) => access === null);
};

const missing = ({ cls, rule, expected, found, members }: Comparison): FoundInApi => {
  const alike = members.find((member) => member.name.toLowerCase() === expected.name.toLowerCase());
  return {
    class: cls,
    kind: 'missing',
    expected: rule.signature,
    found: alike?.text ?? null,
    ...placeOf(found.declaration.name ?? found.declaration),
    message:
      alike === undefined
        ? { id: 'noMember', class: cls, signature: rule.signature }
        : { id: 'noMemberButAlike', class: cls, signature: rule.signature, alike: alike.name },
  };
};

const finding = (
  { cls, rule }: Comparison,
  member: Member,
  kind: FoundInApi['kind'],
  problem: ApiMessageId,
): FoundInApi => ({
  class: cls,
  kind,
  expected: rule.signature,
  ...asFound(member),
  message: problem,
});

const modifierProblem = (expected: Member, { name, access, isStatic }: Member): ApiMessageId | null => {
  if (access !== null) return { id: 'notPublic', name, access };
  if (expected.isStatic === isStatic) return null;
  return { id: expected.isStatic ? 'notStatic' : 'isStatic', name };
};

/** What is wrong with the overload that comes closest; empty when one fits. */
const mismatch = (checker: ts.TypeChecker, wanted: ts.Signature, member: Member): ApiMessageId[] => {
  const problems = member.signatures.map((signature) => signatureProblem(checker, wanted, signature, member.name));
  return problems.includes(null) ? [] : problems.flatMap((problem) => (problem === null ? [] : [problem])).slice(0, 1);
};

const signatureProblem = (
  checker: ts.TypeChecker,
  wanted: ts.Signature,
  found: ts.Signature,
  name: string,
): ApiMessageId | null => {
  const { length } = wanted.parameters;
  // Who calls main() gives it arguments; it need not take them.
  const takesEnough = found.parameters.length === length || (name === 'main' && found.parameters.length < length);
  if (!takesEnough) return countProblem(name, length, found.parameters.length);
  for (const [index, parameter] of wanted.parameters.entries()) {
    const own = found.parameters[index];
    if (own === undefined) continue;
    const [from, to] = [checker.getTypeOfSymbol(parameter), widest(checker, checker.getTypeOfSymbol(own))];
    if (!checker.isTypeAssignableTo(from, to) || takesMore(checker, from, to)) {
      const [wanted, takes] = [checker.typeToString(from), short(checker, to)];
      return { id: 'takes', parameter: cut(own.name), name, wanted, found: takes };
    }
  }
  if (name === 'constructor') return null;
  const [to, from] = [wanted.getReturnType(), found.getReturnType()];
  // Nobody takes what it returns.
  if (to.flags & ts.TypeFlags.Void) return null;
  if (found.declaration?.type !== undefined && isAnyButWanted(from, to))
    return { id: 'returnsAny', name, wanted: checker.typeToString(to) };
  if (checker.isTypeAssignableTo(from, to)) return null;
  return { id: 'returns', name, wanted: checker.typeToString(to), found: short(checker, from) };
};

/** `T extends Base` takes any Base, and `T` anything: whoever calls says what T is. */
const widest = (checker: ts.TypeChecker, type: ts.Type): ts.Type =>
  type.isTypeParameter() ? (checker.getBaseConstraintOfType(type) ?? checker.getUnknownType()) : type;

/** Does a union have a part for other arguments? Not null and undefined: those may be there to be refused. */
const takesMore = (checker: ts.TypeChecker, wanted: ts.Type, own: ts.Type): boolean =>
  own.isUnion() &&
  own.types.some(
    (part) =>
      (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void)) === 0 &&
      !checker.isTypeAssignableTo(wanted, part) &&
      !checker.isTypeAssignableTo(part, wanted),
  );

/**
 * `any` fits everything, and so declares nothing. The compiler gives it for a type that does not exist, too, but then it has
 * said so itself; and it infers it from parts that are `any`, where nobody wrote another type.
 */
const isAnyButWanted = (own: ts.Type & { readonly intrinsicName?: string }, wanted: ts.Type): boolean =>
  (own.flags & ts.TypeFlags.Any) !== 0 && (wanted.flags & ts.TypeFlags.Any) === 0 && own.intrinsicName !== 'error';

const short = (checker: ts.TypeChecker, type: ts.Type): string => checker.typeToString(type).slice(0, 300);

const countProblem = (name: string, count: number, own: number): ApiMessageId =>
  count === 0
    ? { id: 'noParameters', name, found: String(own) }
    : { id: 'parameters', name, count, found: String(own) };
