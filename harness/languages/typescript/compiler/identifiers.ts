/** Which names a file declares, and which identifiers are used as values. */
import ts from 'typescript';
import { forEachNode, hasModifier } from './syntax.ts';

/** By name, the parts of a file in which it is what the file declares. */
export type Names = ReadonlyMap<string, readonly ts.Node[]>;

/** Names that the file declares itself anywhere; a variable called `process` is the student's own. */
export const declaredNames = (file: ts.SourceFile): Names => namesIn(file, () => false);

/** Without those that the file only says are there: `declare const process: { argv: string[] };`. An enum is made. */
export const definedNames = (file: ts.SourceFile): Names =>
  namesIn(file, (node) => hasModifier(node, ts.SyntaxKind.DeclareKeyword) && !ts.isEnumDeclaration(node));

/** Elsewhere in the file, the same name is another's. */
export const isNamedIn = (names: Names, { text, pos, end }: ts.Identifier): boolean =>
  names.get(text)?.some((scope) => scope.pos <= pos && end <= scope.end) === true;

const namesIn = (file: ts.SourceFile, isLeftOut: (node: ts.Node) => boolean): Names => {
  const names = new Map<string, ts.Node[]>();
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return;
    if (isNamedDeclaration(node) && node.name !== undefined && ts.isIdentifier(node.name)) {
      const { text } = node.name;
      names.set(text, [...(names.get(text) ?? []), scopeOf(node)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
};

const scopeOf = (node: ts.NamedDeclaration): ts.Node => {
  const declaration = ts.isBindingElement(node) ? ts.walkUpBindingElementsAndPatterns(node) : node;
  if (ts.isFunctionExpression(declaration) || ts.isClassExpression(declaration)) return declaration;
  const { parent } = declaration;
  if (ts.isCatchClause(parent)) return parent;
  const isVar =
    ts.isVariableDeclaration(declaration) && (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.BlockScoped) === 0;
  return ts.findAncestor(parent, isVar ? isFunction : isBlock) ?? declaration.getSourceFile();
};

const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || (ts.isModuleBlock(node) && (node.parent.flags & ts.NodeFlags.GlobalAugmentation) === 0);

const isBlock = (node: ts.Node): boolean =>
  isFunction(node) || ts.isBlock(node) || ts.isCaseBlock(node) || ts.isIterationStatement(node, false);

/** Names that the files declare for members of classes, interfaces and objects. */
export const declaredMembers = (files: readonly ts.SourceFile[]): Set<string> => {
  const names = new Set<string>();
  for (const file of files) {
    forEachNode(file, (node) => {
      if (isMember(node) && ts.isIdentifier(node.name)) names.add(node.name.text);
    });
  }
  return names;
};

/** The parameters of a constructor that are fields of the object, too, among them. */
const isMember = (node: ts.Node): node is ts.NamedDeclaration & { readonly name: ts.Node } =>
  ts.isPropertyDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isAccessor(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  (ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent));

const isNamedDeclaration = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isClassLike(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isModuleDeclaration(node) ||
  ts.isImportEqualsDeclaration(node) ||
  ts.isImportSpecifier(node) ||
  ts.isImportClause(node) ||
  ts.isNamespaceImport(node);

/** Is the identifier used as a value, and not as a name, a label or a type? */
export const isValueReference = (node: ts.Identifier): boolean => {
  const parent: Naming = node.parent;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if ([parent.name, parent.propertyName, parent.label].includes(node)) return false;
  if (ts.isQualifiedName(parent)) return parent.left === node && isAliased(parent);
  return !ts.isTypeNode(parent) && !ts.isExportSpecifier(parent);
};

/** `import P = A.B.C;` */
const isAliased = ({ parent }: ts.QualifiedName): boolean =>
  ts.isQualifiedName(parent) ? isAliased(parent) : ts.isImportEqualsDeclaration(parent);

/** Where a node names what it declares, or takes a part of something by its name there, or jumps to a label. */
type Naming = ts.Node & Readonly<Partial<Record<'name' | 'propertyName' | 'label', ts.Node>>>;
