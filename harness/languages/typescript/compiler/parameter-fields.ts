/**
 * `readonly size = this.cells.length;` beside `constructor(readonly cells: number[])`. The engine gives fields their values before the
 * constructor does anything, so there are no cells yet; in what the compiler makes for older engines, as by the `target` that
 * `tsc --init` long wrote, there are. Who reads parameters so has such a `target`: with another one, it is an error of the compiler.
 */
import ts from 'typescript';
import { anyNode, isStatic } from './syntax.ts';

export const isParameterField = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent);

/** Does a field of some class begin with a parameter that is a field itself? */
export const readsParameterFields = (node: ts.Node): boolean =>
  anyNode(node, (one) => ts.isClassLike(one) && readsOwn(one));

const readsOwn = ({ members }: ts.ClassLikeDeclaration): boolean => {
  const parameters = members
    .filter(ts.isConstructorDeclaration)
    .flatMap((one) => one.parameters.filter(isParameterField));
  const names = new Set(parameters.map(({ name }) => name.getText()));
  const reads = (node: ts.Node): boolean =>
    ts.isPropertyAccessExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ThisKeyword &&
    names.has(node.name.text);
  return (
    names.size > 0 &&
    members.some((one) => ts.isPropertyDeclaration(one) && !isForLater(one) && anyNode(one, reads, isForLater))
  );
};

/** Functions and classes; and a static field's `this` is the class. */
const isForLater = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || ts.isClassLike(node) || (ts.isPropertyDeclaration(node) && isStatic(node));
