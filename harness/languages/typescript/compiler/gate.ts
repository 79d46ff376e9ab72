/**
 * Refuses in words what does not exist where submissions run: modules that the assignment does not list, Node's
 * globals, code from strings. It is no defence, the probe's realm is; it says early, and with a position, what would
 * otherwise fail as a puzzling exception.
 */
import ts from 'typescript';
import type { Diagnostic } from '../../language.ts';
import { diagnosticAt } from './diagnostics.ts';

const FORBIDDEN = new Map([
  ['require', 'require() is not available: use import'],
  ['process', 'process is not available in this assignment'],
  ['globalThis', 'globalThis is not available in this assignment'],
  ['eval', 'eval is not available in this assignment'],
  ['Function', 'Function() makes code from strings, which is not available in this assignment'],
]);

/** `unresolved` holds the import specifiers of the file that lead nowhere. */
export const gate = (file: ts.SourceFile, unresolved: ReadonlySet<string>): Diagnostic[] => {
  const found: Diagnostic[] = [];
  const declared = declaredNames(file);
  const refuse = (node: ts.Node, code: string, message: string): void => {
    found.push(diagnosticAt(file, node.getStart(file), { severity: 'error', code, message }));
  };
  const visit = (node: ts.Node): void => {
    const module = specifierOf(node);
    if (module !== null && unresolved.has(module.text)) refuse(module, 'module-unavailable', unavailable(module.text));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      refuse(node, 'forbidden-import-call', 'import() is not available in this assignment: use an import declaration');
    }
    if (ts.isIdentifier(node) && isValueReference(node) && !declared.has(node.text)) {
      const reason = FORBIDDEN.get(node.text);
      if (reason !== undefined) refuse(node, `forbidden-${node.text}`, reason);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const reference of references(file)) {
    const message = '/// references are not available in this assignment';
    found.push(diagnosticAt(file, reference.pos, { severity: 'error', code: 'forbidden-reference', message }));
  }
  return found;
};

const unavailable = (specifier: string): string =>
  specifier.startsWith('.')
    ? `file '${specifier}' is not part of the submission`
    : `module '${specifier}' is not available in this assignment`;

const references = (file: ts.SourceFile): readonly ts.FileReference[] => [
  ...file.referencedFiles,
  ...file.typeReferenceDirectives,
  ...file.libReferenceDirectives,
];

/** The module that a declaration imports from. */
const specifierOf = (node: ts.Node): ts.StringLiteral | null => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier : null;
  }
  if (ts.isExternalModuleReference(node)) return ts.isStringLiteral(node.expression) ? node.expression : null;
  return null;
};

/** Names that the file declares itself anywhere; a variable called `process` is the student's own. */
const declaredNames = (file: ts.SourceFile): Set<string> => {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isNamedDeclaration(node) && node.name !== undefined && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
};

const isNamedDeclaration = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isImportSpecifier(node) ||
  ts.isImportClause(node) ||
  ts.isNamespaceImport(node);

/** Is the identifier used as a value, and not as the name of a property, a member or a type? */
const isValueReference = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent) || ts.isTypeQueryNode(parent)) return false;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isTypeElement(parent) || ts.isExportSpecifier(parent)) return false;
  return !(ts.isClassElement(parent) && parent.name === node) && !ts.isExpressionWithTypeArguments(parent);
};
