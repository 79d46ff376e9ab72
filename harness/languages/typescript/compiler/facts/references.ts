/** Classes of others that code names, and their members that it uses. */
import ts from 'typescript';
import type { Reference } from '../../../../contracts/code-facts.ts';
import { isRelative } from '../../common/resolve.ts';
import { isClassNode, type Names } from './names.ts';
import { cut, lineOf } from './places.ts';

const MOST = 2_000;

/** In the code within a node, but not in the classes there; each place once. */
export const referencesIn = (root: ts.Node, names: Names): Reference[] => {
  const found = new Map<string, Reference>();
  const visit = (node: ts.Node): void => {
    if (found.size >= MOST) return;
    const reference = referenceAt(node, names);
    if (reference !== null) found.set([reference.to, reference.member, reference.line].join('\n'), reference);
    ts.forEachChild(node, (child) => {
      if (!isClassNode(child) && !ts.isImportDeclaration(child)) visit(child);
    });
  };
  visit(root);
  return [...found.values()];
};

const referenceAt = (node: ts.Node, names: Names): Reference | null => {
  if (ts.isNewExpression(node)) return toClass(node.expression, '<init>', names);
  if (ts.isExpressionWithTypeArguments(node)) return toClass(node.expression, null, names);
  if (ts.isTypeReferenceNode(node)) return toClass(node.typeName, null, names);
  if (ts.isPropertyAccessExpression(node)) return toMember(node, names);
  if (ts.isIdentifier(node)) return toFunction(node, names);
  return null;
};

const toClass = (named: ts.Node, member: string | null, names: Names): Reference | null => {
  const symbol = names.checker.getSymbolAtLocation(named);
  const name = names.ofSymbol(symbol) ?? unknownClass(symbol, names);
  return names.isForeign(name) ? { to: cut(name), member, line: lineOf(named) } : null;
};

/** A class of a module that cannot be looked into. */
const unknownClass = (symbol: ts.Symbol | undefined, names: Names): string | null => {
  const from = moduleOf(symbol, names);
  return from === null || symbol === undefined ? null : `${from.module}.${from.name}`;
};

const toMember = (node: ts.PropertyAccessExpression, names: Names): Reference | null => {
  const type = names.checker.getNonNullableType(names.checker.getTypeAtLocation(node.expression));
  if ((type.flags & ts.TypeFlags.Object) === 0) return null;
  const name = names.ofSymbol(type.symbol);
  return names.isForeign(name) ? { to: cut(name), member: cut(node.name.text), line: lineOf(node.name) } : null;
};

/** A function or a value that was imported from a module; classes are told where they are used as such. */
const toFunction = (node: ts.Identifier, names: Names): Reference | null => {
  const { parent } = node;
  if (ts.isNewExpression(parent) || ts.isTypeNode(parent) || ts.isQualifiedName(parent)) return null;
  const isMember = ts.isPropertyAccessExpression(parent);
  if (isMember && parent.name === node) return null;
  const symbol = names.checker.getSymbolAtLocation(node);
  const from = moduleOf(symbol, names);
  if (from === null || names.ofSymbol(symbol) !== null) return null;
  const to = cut(from.module);
  if (from.name !== '*') return { to, member: cut(from.name), line: lineOf(node) };
  // The module itself: what is meant is the member, unless that is a class.
  if (!isMember || names.ofSymbol(names.checker.getSymbolAtLocation(parent.name)) !== null) return null;
  return { to, member: cut(parent.name.text), line: lineOf(node) };
};

/** The module that a name was imported from, and the name there; null for the submission's own. */
const moduleOf = (
  symbol: ts.Symbol | undefined,
  names: Names,
): { readonly module: string; readonly name: string } | null => {
  const declaration = symbol?.declarations?.[0];
  if (declaration === undefined) return null;
  const clause = ts.findAncestor(declaration, ts.isImportDeclaration);
  if (clause === undefined || !ts.isStringLiteral(clause.moduleSpecifier)) return null;
  const module = names.imported(clause.moduleSpecifier);
  if (isRelative(module)) return null;
  if (ts.isImportSpecifier(declaration)) return { module, name: (declaration.propertyName ?? declaration.name).text };
  return { module, name: ts.isNamespaceImport(declaration) ? '*' : 'default' };
};
