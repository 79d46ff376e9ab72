/** What is done with the value of a name, or with a part of it. */
import ts from 'typescript';
import { isAssignment } from '../syntax.ts';

export type Name = ts.Identifier | ts.PrivateIdentifier;

/** `x.method(…)` */
export interface MethodCall {
  readonly method: string;
  readonly of: ts.Node;
  readonly node: ts.CallExpression;
}

/** Assigned to; a part of it assigned to, deleted, or changed by a `call` of a method; given a further name. */
export type Use =
  | { readonly kind: 'assigned' | 'changed'; readonly call?: MethodCall }
  | { readonly kind: 'named'; readonly by: ts.BindingName };

/** Methods that change a container, of the language's own ones and of a course's library. */
const CHANGING = new Set(
  (
    'push pop shift unshift splice sort reverse fill copyWithin set add delete clear remove insert enqueue dequeue ' +
    'delMin delMax setInt8 setUint8 setInt16 setUint16 setInt32 setUint32 setFloat32 setFloat64'
  ).split(' '),
);
/** Methods whose result is a part of what they are called on. */
const GIVING = new Set('get at find findLast peek next keys values entries subarray'.split(' '));
/** Functions that change their first argument. */
const HELPERS = new Set(
  'Object.assign Object.defineProperty Object.defineProperties Reflect.set Reflect.deleteProperty'.split(' '),
);

/** The use that matters to others; null for one that changes nothing. What a WeakMap holds belongs to the key. */
export const useOf = (name: Name, isWeak: () => boolean): Use | null => {
  let node = isMemberName(name) ? name.parent : (name as ts.Node);
  if (isTarget(node)) return { kind: 'assigned' };
  for (;;) {
    const call = callOn(node);
    if (isTarget(node) || isHelped(node)) return { kind: 'changed' };
    if (call !== null && CHANGING.has(call.method)) return { kind: 'changed', call };
    const by = bindingOf(node);
    if (by !== null) return { kind: 'named', by };
    if (call === null ? !isPassedOn(node) : !GIVING.has(call.method) || isWeak()) return null;
    node = call?.node ?? node.parent;
  }
};

const isMemberName = (name: Name): boolean => ts.isPropertyAccessExpression(name.parent) && name.parent.name === name;

const callOn = (node: ts.Node): MethodCall | null => {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node) return null;
  const call = parent.parent;
  return ts.isCallExpression(call) && call.expression === parent
    ? { method: parent.name.text, of: node, node: call }
    : null;
};

/** `Object.assign(x, …)` */
const isHelped = (node: ts.Node): boolean => {
  const { parent } = node;
  return ts.isCallExpression(parent) && parent.arguments[0] === node && HELPERS.has(parent.expression.getText());
};

/** `const y = x`, `for (const y of x)` */
const bindingOf = (node: ts.Node): ts.BindingName | null => {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node ? parent.name : null;
  if (!ts.isForOfStatement(parent) || parent.expression !== node) return null;
  const { initializer } = parent;
  return ts.isVariableDeclarationList(initializer) ? (initializer.declarations[0]?.name ?? null) : null;
};

/** `x.y`, `x[i]`, `(x)`, `x!`, `x as T`, `x satisfies T` */
const isPassedOn = (node: ts.Node): boolean => {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.expression === node) ||
    (ts.isElementAccessExpression(parent) && parent.expression === node) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent)
  );
};

const isTarget = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return parent.left === node && isAssignment(parent);
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent)) {
    return parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken;
  }
  if (ts.isForOfStatement(parent)) return parent.initializer === node;
  return ts.isDeleteExpression(parent) || (ts.isArrayLiteralExpression(parent) && isTarget(parent));
};
