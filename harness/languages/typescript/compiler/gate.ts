/**
 * Refuses in words what does not exist where submissions run: modules that the assignment does not list, Node's
 * globals. These are mistakes of honest programs, and compile errors; it says early, and with a position, what would
 * otherwise fail as a puzzling exception. What attacks are made of is the scan's (scan.ts).
 */
import ts from 'typescript';
import { diagnosticAt } from './diagnostics.ts';
import { isCalled, isHarmless, isSaidWithAnother } from './main-guard.ts';
import { declaredNames, isNamedIn, isValueReference } from './identifiers.ts';
import type { FirstDiagnostic } from './protocol.ts';
import type { GateMessageId } from './message-ids.ts';
import { forEachNode, isImportCall } from './syntax.ts';

const FORBIDDEN = ['require', 'process', 'module', 'Buffer'];

/** `unresolved` holds the import specifiers of the file that lead nowhere. */
export const gate = (file: ts.SourceFile, unresolved: ReadonlySet<string>): FirstDiagnostic[] => {
  const found: FirstDiagnostic[] = [];
  const declared = declaredNames(file);
  const refuse = (node: ts.Node, code: string, message: GateMessageId): void => {
    found.push(diagnosticAt(file, node.getStart(file), { severity: 'error', code, message }));
  };
  forEachNode(file, (node) => {
    const module = specifierOf(node);
    if (module !== null && unresolved.has(module.text)) refuse(module, 'module-unavailable', unavailable(module.text));
    if (isImportCall(node)) refuse(node, 'forbidden-import-call', { id: 'importCall' });
    if (isImportMeta(node)) refuse(node, 'forbidden-import-meta', { id: 'importMeta' });
    if (isOutermostAwait(node)) refuse(node, 'forbidden-await', { id: 'await' });
    if (ts.isIdentifier(node) && isValueReference(node) && !isAskedFor(node) && !isNamedIn(declared, node)) {
      const isRefused = FORBIDDEN.includes(node.text) && !isSaidWithAnother(node) && !isHarmless(node);
      if (isRefused)
        refuse(node, `forbidden-${node.text}`, isCalled(node) ? { id: 'require' } : { id: 'ofNode', name: node.text });
    }
  });
  for (const reference of references(file)) {
    const message: GateMessageId = { id: 'references' };
    found.push(diagnosticAt(file, reference.pos, { severity: 'error', code: 'forbidden-reference', message }));
  }
  return found;
};

/** More of a name than a message will show. */
const MOST_CHARACTERS = 1_500;

const unavailable = (specifier: string): GateMessageId => {
  const name = specifier.slice(0, MOST_CHARACTERS);
  return name.startsWith('.') ? { id: 'noFile', path: name } : { id: 'noModule', name };
};

/** `/// <reference types="node" />`, or one to a library or to declarations, brings nothing here and takes nothing away. */
const references = (file: ts.SourceFile): readonly ts.FileReference[] =>
  file.referencedFiles.filter(({ fileName }) => !fileName.endsWith('.d.ts'));

/** The modules that a file names, whether it may or not. */
export const specifiersOf = (file: ts.SourceFile): ReadonlySet<string> => {
  const found = new Set<string>();
  forEachNode(file, (node) => {
    const module = specifierOf(node) ?? calledFor(node);
    if (module !== null) found.add(module.text);
  });
  return found;
};

/** The module that a declaration imports from, or that a type is taken from. */
export const specifierOf = (node: ts.Node): ts.StringLiteral | null => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier);
  if (ts.isExternalModuleReference(node)) return literal(node.expression);
  if (!ts.isImportTypeNode(node)) return null;
  return ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal) : null;
};

/** `import('x')`, `require('x')` */
const calledFor = (node: ts.Node): ts.StringLiteral | null => {
  if (!ts.isCallExpression(node)) return null;
  const { expression } = node;
  const isCalled = isImportCall(node) || (ts.isIdentifier(expression) && expression.text === 'require');
  return isCalled ? literal(node.arguments[0]) : null;
};

const literal = (node: ts.Node | undefined): ts.StringLiteral | null =>
  node !== undefined && ts.isStringLiteral(node) ? node : null;

/** `import.meta`; `new.target` is another one of its kind. */
export const isImportMeta = (node: ts.Node): node is ts.MetaProperty =>
  ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword;

/** What awaits. */
export type Awaiting = ts.AwaitExpression | ts.ForOfStatement | ts.VariableDeclarationList;

/** `await` outside of functions, also in `for await` and `await using`. */
export const isOutermostAwait = (node: ts.Node): node is Awaiting => {
  const isAwait =
    ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined) || isAwaitUsing(node);
  return (
    isAwait &&
    ts.findAncestor(node, (one) => ts.isFunctionLike(one) || ts.isClassStaticBlockDeclaration(one)) === undefined
  );
};

const isAwaitUsing = (node: ts.Node): boolean =>
  ts.isVariableDeclarationList(node) && (~node.flags & ts.NodeFlags.AwaitUsing) === 0;

/** `typeof process` only asks whether there is one. */
const isAskedFor = ({ parent }: ts.Identifier): boolean => ts.isTypeOfExpression(parent);
