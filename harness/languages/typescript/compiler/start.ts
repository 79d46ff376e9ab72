/**
 * Keeps a class usable whose file also starts a program, with what does not exist where submissions run: `if (import.meta.url
 * === …) main(process.argv)`, `main();`. It is a compile error, and should cost no more than that: in such a file, a
 * statement outside of functions and classes that fails does nothing, and a variable that cannot be computed is undefined.
 */
import ts from 'typescript';
import { ABSENT_NAMES } from './absent-names.ts';
import { isImportMeta, isOutermostAwait } from './gate.ts';
import { declaredNames, isValueReference } from './identifiers.ts';
import type { FirstDiagnostic } from './protocol.ts';

/** A piece of the source to be replaced. Of several at one place, the first one comes to stand first. */
export interface Edit {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

/** Does the file use what is not there? That a file of its own is missing is no part of starting a program. */
export const needsEdits = (file: ts.SourceFile, refused: readonly FirstDiagnostic[]): boolean =>
  refused.some(({ message }) => typeof message === 'string' || message.id !== 'noFile') || usesAbsentNames(file);

const usesAbsentNames = (file: ts.SourceFile): boolean => {
  const declared = declaredNames(file);
  const uses = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && ABSENT_NAMES.includes(node.text) && isValueReference(node) && !declared.has(node.text)) ||
    ts.forEachChild(node, (child) => uses(child) || undefined) === true;
  return uses(file);
};

/** Also what would be a syntax error: an empty object stands for `import.meta`, and nothing is awaited. No line moves. */
export const startEdits = (file: ts.SourceFile): Edit[] => {
  const edits = file.statements.flatMap((statement) => forgiven(file, statement));
  const visit = (node: ts.Node): void => {
    if (isImportMeta(node)) edits.push({ at: node.getStart(file), end: node.end, text: 'Object.create(null)' });
    if (isOutermostAwait(node)) edits.push(...withoutAwait(file, node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits;
};

const withoutAwait = (file: ts.SourceFile, node: ts.AwaitExpression | ts.ForOfStatement): Edit[] => {
  const isLoop = ts.isForOfStatement(node);
  const keyword = isLoop ? node.awaitModifier : node.getFirstToken(file);
  return keyword === undefined ? [] : [{ at: keyword.getStart(file), end: keyword.end, text: isLoop ? '' : 'void' }];
};

const forgiven = (file: ts.SourceFile, node: ts.Statement): Edit[] => {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name, initializer }) => {
      if (initializer === undefined || ts.isFunctionLike(initializer) || ts.isClassLike(initializer)) return [];
      const orNone = ts.isIdentifier(name) ? '' : ' ?? []';
      return around(file, initializer, '(() => { try { return (', `); } catch {} })()${orNone}`);
    });
  }
  return isStep(node) ? around(file, node, 'try { ', ' } catch {}') : [];
};

const around = (file: ts.SourceFile, node: ts.Node, before: string, after: string): Edit[] => {
  const at = node.getStart(file);
  return [
    { at, end: at, text: before },
    { at: node.end, end: node.end, text: after },
  ];
};

/** Declares nothing that others could need. */
const isStep = (node: ts.Statement): boolean =>
  ts.isExpressionStatement(node) ||
  ts.isIfStatement(node) ||
  ts.isIterationStatement(node, true) ||
  ts.isBlock(node) ||
  ts.isTryStatement(node) ||
  ts.isSwitchStatement(node);
