import ts from 'typescript';

/** `a = b`, `a += b`, `a ??= b` */
export const isAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

export const hasModifier = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) === true;

export const isStatic = (node: ts.Node): boolean => hasModifier(node, ts.SyntaxKind.StaticKeyword);

/** `import('x')` */
export const isImportCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** Does something at a node and at all below it, each before what is in it. */
export const forEachNode = (root: ts.Node, act: (node: ts.Node) => void): void => {
  const visit = (node: ts.Node): void => {
    act(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
};

/** Does this hold of a node, or of one below it? What is left out is not looked into. */
export const anyNode = (
  node: ts.Node,
  holds: (node: ts.Node) => boolean,
  isLeftOut: (node: ts.Node) => boolean = () => false,
): boolean =>
  holds(node) ||
  ts.forEachChild(node, (child) => (!isLeftOut(child) && anyNode(child, holds, isLeftOut)) || undefined) === true;

/** A name that a declaration makes. */
export interface Bound {
  readonly name: ts.Identifier;
  /** `...rest`: a copy. */
  readonly isRest: boolean;
}

/** Destructured ones too. */
export const namesIn = (binding: ts.BindingName, isRest = false): Bound[] =>
  ts.isIdentifier(binding)
    ? [{ name: binding, isRest }]
    : binding.elements.flatMap((element) =>
        ts.isBindingElement(element) ? namesIn(element.name, element.dotDotDotToken !== undefined) : [],
      );
