/**
 * Keeps a class usable whose file also starts a program: `main(['input.txt'])`, `StdIn.readInt()`, `if (import.meta.url
 * === …) main(process.argv)`. It was written for other arguments, files and input than there are when a class is loaded: a
 * statement outside of functions and classes that fails does nothing. What is a compile error should cost no more than that: where
 * the file uses what does not exist, or computes variables with the library, one that cannot be computed is undefined.
 */
import ts from 'typescript';
import { isRelative } from '../common/resolve.ts';
import { importsOf } from './exports.ts';
import { type Awaiting, isImportMeta, isOutermostAwait } from './gate.ts';
import { declaredNames, definedNames, isValueReference } from './identifiers.ts';
import { ABSENT_NAMES } from './library.ts';
import type { FirstDiagnostic } from './protocol.ts';
import { anyNode, forEachNode, isAssignment } from './syntax.ts';

/** A piece of the source to be replaced. Of several at one place, the first one comes to stand first. */
export interface Edit {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

/** No line moves. That a file of its own is missing is no part of starting a program. `aliases` are names of own files, too. */
export const startEdits = (
  file: ts.SourceFile,
  refused: readonly FirstDiagnostic[],
  aliases: ReadonlyMap<string, string>,
): Edit[] => {
  const isAbsent = refused.some(({ message }) => !isOwnFile(message)) || usesAbsentNames(file);
  if (refused.length > 0 && !isAbsent) return [];
  const isForgiven = (statement: ts.Statement): boolean => isStep(statement) && (isAbsent || !assigns(statement));
  const steps = file.statements.flatMap((statement) => (isForgiven(statement) ? forgivenStep(file, statement) : []));
  if (!isAbsent && !computesWithModules(file, aliases)) return steps;
  return [...steps, ...file.statements.flatMap((statement) => forgivenValues(file, statement)), ...withoutSyntax(file)];
};

const isOwnFile = (message: FirstDiagnostic['message']): boolean =>
  typeof message !== 'string' && message.id === 'noFile';

/** Also what the file itself only says is there. */
const usesAbsentNames = (file: ts.SourceFile): boolean => {
  const [declared, defined] = [declaredNames(file), definedNames(file)];
  return uses(file, ({ text }) => (ABSENT_NAMES.includes(text) || declared.has(text)) && !defined.has(text));
};

/** `const n = StdIn.readInt();` */
const computesWithModules = (file: ts.SourceFile, aliases: ReadonlyMap<string, string>): boolean => {
  const imported = file.statements.flatMap(importsOf).filter(({ from }) => !isRelative(from) && !aliases.has(from));
  const isTheirs = ({ text }: ts.Identifier): boolean => imported.some(({ local }) => local === text);
  return file.statements.some((one) => ts.isVariableStatement(one) && uses(one, isTheirs, isDefinition));
};

const isDefinition = (node: ts.Node): boolean => ts.isFunctionLike(node) || ts.isClassLike(node);

const uses = (
  node: ts.Node,
  isSought: (name: ts.Identifier) => boolean,
  isLeftOut?: (node: ts.Node) => boolean,
): boolean => anyNode(node, (one) => ts.isIdentifier(one) && isSought(one) && isValueReference(one), isLeftOut);

/** What would be a syntax error: an empty object stands for `import.meta`, and nothing is awaited. */
const withoutSyntax = (file: ts.SourceFile): Edit[] => {
  const edits: Edit[] = [];
  forEachNode(file, (node) => {
    if (isImportMeta(node)) edits.push({ at: node.getStart(file), end: node.end, text: 'Object.create(null)' });
    if (isOutermostAwait(node)) edits.push(withoutAwait(file, node));
  });
  return edits;
};

const withoutAwait = (file: ts.SourceFile, node: Awaiting): Edit => {
  const at = (ts.isForOfStatement(node) ? (node.awaitModifier ?? node) : node).getStart(file);
  if (!ts.isVariableDeclarationList(node)) {
    return { at, end: at + 'await'.length, text: ts.isAwaitExpression(node) ? 'void' : '' };
  }
  return { at, end: node.declarations.pos, text: 'const' };
};

const forgivenStep = (file: ts.SourceFile, node: ts.Statement): Edit[] => around(file, node, 'try { ', ' } catch {}');

const forgivenValues = (file: ts.SourceFile, node: ts.Statement): Edit[] => {
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations.flatMap(({ name, initializer }) => {
    if (initializer === undefined || isDefinition(initializer)) return [];
    const orNone = ts.isIdentifier(name) ? '' : ' ?? []';
    return around(file, initializer, '(() => { try { return (', `); } catch {} })()${orNone}`);
  });
};

const around = (file: ts.SourceFile, node: ts.Node, before: string, after: string): Edit[] => {
  const at = node.getStart(file);
  return [
    { at, end: at, text: before },
    { at: node.end, end: node.end, text: after },
  ];
};

/** `Name.origin = make(3);` belongs to what the file defines: its failure is to be seen. */
const assigns = (node: ts.Statement): boolean => ts.isExpressionStatement(node) && isAssignment(node.expression);

/** Declares nothing that others could need. */
const isStep = (node: ts.Statement): boolean =>
  ts.isExpressionStatement(node) ||
  ts.isIfStatement(node) ||
  ts.isIterationStatement(node, true) ||
  ts.isBlock(node) ||
  ts.isTryStatement(node) ||
  ts.isSwitchStatement(node);
