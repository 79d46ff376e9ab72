/**
 * What in the syntax no program for the assignment needs. It is no defence: the probe's realm is, in which none of this
 * leads anywhere. It says early, and with a position, what a person should look at. What merely does not exist where
 * submissions run is a compile error instead (gate.ts).
 */
import ts from 'typescript';
import { definedNames, isNamedIn, isValueReference, type Names } from './identifiers.ts';
import { placeOf } from './facts/places.ts';
import type { FoundByScan } from './protocol.ts';
import { flaggedNames, flaggedProperties, flaggedWords, refusedNames, refusedProperties, rules } from './scan-rules.ts';
import type { Rule } from './scan-rules.ts';
import { forEachNode, isAssignment, isImportCall } from './syntax.ts';

interface Declared {
  readonly names: Names;
  readonly members: ReadonlySet<string>;
}

/** Each kind of finding once in a file, where it stands first. `members`: those that any file of the program declares. */
export const scan = (file: ts.SourceFile, members: ReadonlySet<string>): FoundByScan[] => {
  const found = new Map<Rule, FoundByScan>();
  const declared = { names: definedNames(file), members };
  forEachNode(file, (node) => {
    const rule = ruleFor(node, declared);
    if (rule !== null && !found.has(rule)) found.set(rule, { ...rule, ...placeOf(node) });
  });
  return [...found.values()];
};

const ruleFor = (node: ts.Node, { names, members }: Declared): Rule | null => {
  if (ts.isIdentifier(node)) return nameRule(node, names);
  if (isImportCall(node)) return isText(node.arguments[0]) ? rules.importOfText : rules.importOfValue;
  if (isAssignment(node)) return targetRule(node.left, names);
  return isAccess(node) ? accessRule(node, members) : null;
};

/** A name that the file does not declare itself, used as a value. `x instanceof Function` is an honest question. */
const nameRule = (node: ts.Identifier, declared: Names): Rule | null => {
  if (!isValueReference(node) || isNamedIn(declared, node)) return null;
  if (node.text === 'Function') return functionRule(node);
  return refusedNames.get(node.text) ?? flaggedNames.get(node.text) ?? null;
};

const functionRule = (node: ts.Identifier): Rule | null => {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) return null;
  const isMade = (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression === node;
  return isMade ? rules.functionFromText : rules.functionAsValue;
};

const isText = (node: ts.Node | undefined): boolean => node !== undefined && ts.isStringLiteralLike(node);

type Access = ts.PropertyAccessExpression | ts.ElementAccessExpression;

const isAccess = (node: ts.Node): node is Access =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** The property's name where the source tells it. */
const propertyOf = (node: Access): string | null => {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : null;
};

const accessRule = (node: Access, members: ReadonlySet<string>): Rule | null => {
  const property = propertyOf(node);
  if (property === null) return null;
  if (property === 'constructor') return constructorRule(node);
  if (property === 'setPrototypeOf' && setsOwnClass(node.parent)) return null;
  const word = members.has(property) ? undefined : flaggedWords.get(property);
  return refusedProperties.get(property) ?? flaggedProperties.get(property) ?? word ?? null;
};

/** `Object.setPrototypeOf(this, new.target.prototype)`, which classes of errors once had to say: it changes nothing. */
const setsOwnClass = (node: ts.Node): boolean => {
  if (!ts.isCallExpression(node)) return false;
  const [object, prototype] = node.arguments;
  if (object?.kind !== ts.SyntaxKind.ThisKeyword || prototype === undefined) return false;
  if (!ts.isPropertyAccessExpression(prototype) || prototype.name.text !== 'prototype') return false;
  return ts.isMetaProperty(prototype.expression) || isEnclosingClass(prototype.expression);
};

const isEnclosingClass = (node: ts.Expression): boolean =>
  ts.isIdentifier(node) && ts.findAncestor(node, ts.isClassLike)?.name?.text === node.text;

/** The constructor of a constructor is Function. To make an object of one's own class by `new x.constructor()` is fine. */
const constructorRule = (node: Access): Rule | null => {
  const inner = bare(node.expression);
  if (isAccess(inner) && propertyOf(inner) === 'constructor') return rules.constructorOfConstructor;
  let outer: ts.Node = node;
  while (isWrapper(outer.parent)) outer = outer.parent;
  return ts.isCallExpression(outer.parent) && outer.parent.expression === outer ? rules.constructorCalled : null;
};

const isWrapper = (node: ts.Node): node is ts.ParenthesizedExpression | ts.AsExpression | ts.NonNullExpression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node);

const bare = (node: ts.Expression): ts.Expression => {
  let at = node;
  while (isWrapper(at)) at = at.expression;
  return at;
};

/** `Array.prototype.last = …`, `Math.random = …` */
const targetRule = (target: ts.Expression, declared: Names): Rule | null => {
  let at = bare(target);
  if (!isAccess(at)) return null;
  while (isAccess(at)) at = bare(at.expression);
  return ts.isIdentifier(at) && builtins.has(at.text) && !isNamedIn(declared, at) ? rules.builtinChanged : null;
};

const builtins: ReadonlySet<string> = new Set(
  (
    'Array ArrayBuffer BigInt Boolean Date Error Int32Array Iterator JSON Map Math Number Object Promise RangeError RegExp ' +
    'Set String Symbol TypeError Uint8Array WeakMap WeakSet console'
  ).split(' '),
);
