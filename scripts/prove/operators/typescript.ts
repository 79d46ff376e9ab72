/**
 * The operator engine for TypeScript, over the tree of the `typescript` package. Its operators are those of
 * `Mutations.java`, by the same names, so that the scores of both languages can be compared.
 */
import ts from 'typescript';
import type { Program } from '../mutant.ts';
import type { Site } from './sites.ts';

/** In the order of the tree. */
export const typescriptSites = (program: Program): Site[] =>
  Object.entries(program)
    .filter(([path]) => path.endsWith('.ts'))
    .flatMap(([path, text]) => sitesIn(path, text));

const sitesIn = (file: string, text: string): Site[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const sites: Site[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return;
    for (const { operator, from, to, replacement } of changesOf(node)) {
      if (text.slice(from, to) !== replacement) sites.push({ file, operator, start: from, end: to, replacement });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sites;
};

/** Types do not run; the test client is the student's own affair; what an exception says is free. */
const isLeftOut = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isThrowStatement(node) ||
  (ts.isMethodDeclaration(node) && node.name.getText() === 'main') ||
  (ts.isFunctionDeclaration(node) && node.name?.text === 'main');

interface Change {
  readonly operator: string;
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

const instead = (operator: string, node: ts.Node, replacement: string): Change => ({
  ...{ operator, from: node.getStart(), to: node.end, replacement },
});

const changesOf = (node: ts.Node): Change[] => {
  if (ts.isBinaryExpression(node)) return binary(node);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return unary(node);
  if (ts.isReturnStatement(node)) return returned(node);
  if (ts.isExpressionStatement(node)) return statement(node);
  if (ts.isIfStatement(node)) return conditional(node);
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].map((one) => instead('remove-conditional', node, one.getText()));
  }
  if (ts.isContinueStatement(node) || ts.isBreakStatement(node)) return [instead('remove-jump', node, ';')];
  if (ts.isCallExpression(node)) return call(node);
  if (ts.isNewExpression(node)) {
    return [instead('constructor-call', node, 'null!'), ...exchanged([...(node.arguments ?? [])])];
  }
  if (ts.isElementAccessExpression(node)) return indices(node);
  return leaf(node);
};

const { SyntaxKind } = ts;

const symbols: readonly [operator: string, by: Partial<Record<ts.SyntaxKind, string>>][] = [
  [
    'conditional-boundary',
    {
      [SyntaxKind.LessThanToken]: '<=',
      [SyntaxKind.LessThanEqualsToken]: '<',
      [SyntaxKind.GreaterThanToken]: '>=',
      [SyntaxKind.GreaterThanEqualsToken]: '>',
    },
  ],
  [
    'negate-conditional',
    {
      [SyntaxKind.LessThanToken]: '>=',
      [SyntaxKind.LessThanEqualsToken]: '>',
      [SyntaxKind.GreaterThanToken]: '<=',
      [SyntaxKind.GreaterThanEqualsToken]: '<',
      [SyntaxKind.EqualsEqualsEqualsToken]: '!==',
      [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
    },
  ],
  [
    'math',
    {
      [SyntaxKind.PlusToken]: '-',
      [SyntaxKind.MinusToken]: '+',
      [SyntaxKind.AsteriskToken]: '/',
      [SyntaxKind.SlashToken]: '*',
      [SyntaxKind.PercentToken]: '*',
      [SyntaxKind.AmpersandToken]: '|',
      [SyntaxKind.BarToken]: '&',
      [SyntaxKind.CaretToken]: '&',
      [SyntaxKind.LessThanLessThanToken]: '>>',
      [SyntaxKind.GreaterThanGreaterThanToken]: '<<',
      [SyntaxKind.PlusEqualsToken]: '-=',
      [SyntaxKind.MinusEqualsToken]: '+=',
    },
  ],
  ['logical', { [SyntaxKind.AmpersandAmpersandToken]: '||', [SyntaxKind.BarBarToken]: '&&' }],
];

const binary = (node: ts.BinaryExpression): Change[] => {
  const { left, right, operatorToken } = node;
  const changes = symbols.flatMap(([operator, by]) => {
    const symbol = by[operatorToken.kind];
    if (symbol === undefined || (operator === 'math' && isText(node))) return [];
    return [instead(operator, operatorToken, symbol)];
  });
  const isLogical = changes.some(({ operator }) => operator === 'logical');
  const operands = isLogical ? [left, right].map((one) => instead('remove-operand', node, one.getText())) : [];
  return [...changes, ...operands];
};

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) ||
  ts.isTemplateExpression(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

const unary = (node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): Change[] => {
  const operand = node.operand.getText();
  const place = (symbol: string): string => (ts.isPrefixUnaryExpression(node) ? symbol + operand : operand + symbol);
  switch (node.operator) {
    case SyntaxKind.PlusPlusToken:
      return [instead('increments', node, place('--'))];
    case SyntaxKind.MinusMinusToken:
      return [instead('increments', node, place('++'))];
    case SyntaxKind.MinusToken:
      return [instead('invert-negatives', node, operand)];
    case SyntaxKind.ExclamationToken:
      return [instead('remove-not', node, operand)];
    default:
      return [];
  }
};

const returned = ({ expression }: ts.ReturnStatement): Change[] => (expression === undefined ? [] : values(expression));

/** Whatever fits the type compiles; the rest is no mutant. */
const values = (expression: ts.Expression): Change[] =>
  ['true', 'false', '0', '1', 'null', "''"]
    .filter((value) => value !== expression.getText())
    .map((value) => instead('return-values', expression, value));

const statement = (node: ts.ExpressionStatement): Change[] => {
  const { expression } = node;
  if (ts.isCallExpression(expression)) return [instead('void-call-removed', node, ';')];
  const isStep = ts.isPrefixUnaryExpression(expression) || ts.isPostfixUnaryExpression(expression);
  const isAssignment = ts.isBinaryExpression(expression) && expression.operatorToken.getText().endsWith('=');
  const removed = isStep || isAssignment ? [instead('remove-assignment', node, ';')] : [];
  if (!isAssignment || !ts.isPropertyAccessExpression(expression.left)) return removed;
  const given = ['0', 'null', 'false'].map((value) => instead('member-variable', expression.right, value));
  return [...removed, ...given];
};

const conditional = ({ expression, elseStatement }: ts.IfStatement): Change[] => [
  ...['true', 'false'].map((value) => instead('remove-conditional', expression, value)),
  ...(elseStatement === undefined ? [] : [instead('remove-else', elseStatement, '{ }')]),
];

const call = (node: ts.CallExpression): Change[] => [
  ...node.arguments.map((one) => instead('argument-propagation', node, one.getText())),
  ...exchanged([...node.arguments]),
  ...(ts.isPropertyAccessExpression(node.expression)
    ? [instead('naked-receiver', node, node.expression.expression.getText())]
    : []),
];

/** Each argument in the place of the next one, and the next in its own. */
const exchanged = (list: readonly ts.Expression[]): Change[] =>
  list.flatMap((one, index) => {
    const next = list[index + 1];
    if (next === undefined) return [];
    const gap = one.getSourceFile().text.slice(one.end, next.getStart());
    const replacement = next.getText() + gap + one.getText();
    return [{ operator: 'argument-exchange', from: one.getStart(), to: next.end, replacement }];
  });

const indices = (node: ts.ElementAccessExpression): Change[] => {
  const inner = ts.isNonNullExpression(node.expression) ? node.expression.expression : node.expression;
  if (!ts.isElementAccessExpression(inner)) return [];
  const bang = inner === node.expression ? '' : '!';
  const [row, column] = [inner.argumentExpression.getText(), node.argumentExpression.getText()];
  return [instead('index-exchange', node, `${inner.expression.getText()}[${column}]${bang}[${row}]`)];
};

const leaf = (node: ts.Node): Change[] => {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return values(node.body);
  if (ts.isNumericLiteral(node)) {
    const value = Number(node.text);
    const others = value > 0 ? [value + 1, value - 1] : [value + 1];
    return others.map((other) => instead('constants', node, String(other)));
  }
  if (node.kind === SyntaxKind.TrueKeyword) return [instead('constants', node, 'false')];
  if (node.kind === SyntaxKind.FalseKeyword) return [instead('constants', node, 'true')];
  if (ts.isStringLiteral(node) && node.text !== '') return [instead('constants', node, "''")];
  return [];
};
