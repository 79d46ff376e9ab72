/** One prescribed member against what a class has. */
import type ts from 'typescript';
import type { ApiFinding, ApiMember } from '../../language.ts';
import type { ClassView, Member } from './api-view.ts';

interface Comparison {
  readonly cls: string;
  readonly rule: ApiMember;
  readonly expected: Member;
  readonly found: ClassView;
  readonly members: readonly Member[];
}

/** Null when the member is there as prescribed, or is not there and need not be. */
export const compareMember = (checker: ts.TypeChecker, comparison: Comparison): ApiFinding | null => {
  const { rule, expected, members } = comparison;
  const named = members.filter((member) => member.name === expected.name);
  const member = named.find((other) => other.isStatic === expected.isStatic) ?? named[0];
  if (member === undefined) return rule.optional === true ? null : missing(comparison);
  const wrongModifier = modifierProblem(expected, member);
  if (wrongModifier !== null) return finding(comparison, member, 'modifier', wrongModifier);
  if (member.signatures.length === 0) {
    return finding(comparison, member, 'different', `${member.name} is not a method`);
  }
  const problems = expected.signatures.flatMap((wanted) => mismatch(checker, wanted, member));
  const problem = problems[0];
  return problem === undefined ? null : finding(comparison, member, 'different', problem);
};

const missing = ({ cls, rule, expected, found, members }: Comparison): ApiFinding => {
  const alike = members.find((member) => member.name.toLowerCase() === expected.name.toLowerCase());
  const file = found.declaration.getSourceFile();
  const at = found.declaration.name ?? found.declaration;
  const { line, character } = file.getLineAndCharacterOfPosition(at.getStart(file));
  return {
    class: cls,
    kind: 'missing',
    expected: rule.signature,
    found: alike?.text ?? null,
    path: file.fileName.replace(/^\//, ''),
    line: line + 1,
    column: character + 1,
    message:
      `${cls} has no public member ${rule.signature}` +
      (alike === undefined ? '' : `; it has ${alike.name}, and upper and lower case differ`),
  };
};

const finding = ({ cls, rule }: Comparison, member: Member, kind: ApiFinding['kind'], problem: string): ApiFinding => ({
  class: cls,
  kind,
  expected: rule.signature,
  found: member.text,
  path: member.path,
  line: member.line,
  column: member.column,
  message: problem,
});

const modifierProblem = (expected: Member, member: Member): string | null => {
  if (member.access !== null) return `${member.name} is ${member.access}, and must be public`;
  if (expected.isStatic === member.isStatic) return null;
  return expected.isStatic ? `${member.name} must be static` : `${member.name} is static, and must not be`;
};

/** What is wrong with the overload that comes closest; empty when one fits. */
const mismatch = (checker: ts.TypeChecker, wanted: ts.Signature, member: Member): string[] => {
  const problems = member.signatures.map((signature) => signatureProblem(checker, wanted, signature, member.name));
  return problems.includes(null) ? [] : problems.flatMap((problem) => (problem === null ? [] : [problem])).slice(0, 1);
};

const signatureProblem = (
  checker: ts.TypeChecker,
  wanted: ts.Signature,
  found: ts.Signature,
  name: string,
): string | null => {
  const { length } = wanted.parameters;
  if (found.parameters.length !== length) {
    return `${name} must have ${parameterCount(length)}, and has ${found.parameters.length}`;
  }
  for (const [index, parameter] of wanted.parameters.entries()) {
    const own = found.parameters[index];
    if (own === undefined) continue;
    const [from, to] = [checker.getTypeOfSymbol(parameter), checker.getTypeOfSymbol(own)];
    if (!checker.isTypeAssignableTo(from, to)) {
      return `parameter ${own.name} of ${name} must take ${checker.typeToString(from)}, and takes ${short(checker, to)}`;
    }
  }
  if (name === 'constructor') return null;
  const [to, from] = [wanted.getReturnType(), found.getReturnType()];
  if (checker.isTypeAssignableTo(from, to)) return null;
  return `${name} must return ${checker.typeToString(to)}, and returns ${short(checker, from)}`;
};

const short = (checker: ts.TypeChecker, type: ts.Type): string => checker.typeToString(type).slice(0, 300);

const parameterCount = (count: number): string =>
  count === 0 ? 'no parameters' : count === 1 ? '1 parameter' : `${count} parameters`;
