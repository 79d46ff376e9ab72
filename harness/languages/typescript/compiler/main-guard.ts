/**
 * The idioms by which a file that is run by itself starts a program: `if (require.main === module) main();`, also behind
 * `typeof require !== 'undefined' &&`. Where submissions run there is no `process` and no `Buffer`; there are `require`, which has no
 * `main`, and `module`, so that the comparison is false and does nothing.
 */
import ts from 'typescript';

/** `require(…)` */
export const isCalled = (node: ts.Identifier): boolean =>
  node.text === 'require' && ts.isCallExpression(node.parent) && node.parent.expression === node;

/** The `module` of `require.main === module`: one message for both. */
export const isSaidWithAnother = (node: ts.Identifier): boolean => {
  const other = node.text === 'module' ? comparedWith(node) : null;
  return other !== null && isRequireMain(other);
};

/** Does it stand where it is reached only if it is there, and does nothing then? */
export const isHarmless = (node: ts.Identifier): boolean => {
  const isOfModules = node.text === 'require' || node.text === 'module';
  if (!isOfModules) return isGuarded(node, [node.text]);
  return (isRequireMain(node.parent) || comparedWith(node) !== null) && isGuarded(node, ['require', 'module']);
};

const isRequireMain = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'require' &&
  node.name.text === 'main';

/** The other side of `==` or `===`. */
const comparedWith = (node: ts.Node): ts.Expression | null => {
  const { parent } = node;
  if (!ts.isBinaryExpression(parent) || !EQUAL.has(parent.operatorToken.kind)) return null;
  return parent.left === node ? parent.right : parent.left;
};

/** `typeof name !== 'undefined' && …`, `if (typeof name !== 'undefined') …` */
const isGuarded = (node: ts.Node, names: readonly string[]): boolean => {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at;
    const condition = conditionOf(parent, at);
    if (condition !== null && asksFor(condition, names)) return true;
  }
  return false;
};

/** What must have been true for a part of an expression or a statement to be reached. */
const conditionOf = (node: ts.Node, part: ts.Node): ts.Expression | null => {
  if (ts.isIfStatement(node)) return node.thenStatement === part ? node.expression : null;
  if (ts.isConditionalExpression(node)) return node.whenTrue === part ? node.condition : null;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) return null;
  return node.right === part ? node.left : null;
};

/** All that `&&` joins is true. */
const asksFor = (condition: ts.Expression, names: readonly string[]): boolean => {
  if (ts.isParenthesizedExpression(condition)) return asksFor(condition.expression, names);
  if (!ts.isBinaryExpression(condition)) return false;
  const { left, right, operatorToken } = condition;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return asksFor(left, names) || asksFor(right, names);
  const isSought =
    ts.isTypeOfExpression(left) && ts.isIdentifier(left.expression) && names.includes(left.expression.text);
  if (!isSought || !ts.isStringLiteral(right)) return false;
  return NOT_EQUAL.has(operatorToken.kind) === (right.text === 'undefined');
};

const EQUAL = new Set([ts.SyntaxKind.EqualsEqualsToken, ts.SyntaxKind.EqualsEqualsEqualsToken]);
const NOT_EQUAL = new Set([ts.SyntaxKind.ExclamationEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);
