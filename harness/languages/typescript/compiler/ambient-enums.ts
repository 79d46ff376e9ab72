/**
 * The compiler puts the members of an ambient `const enum` in place of their names. Here each file is made into JavaScript by
 * itself, without knowing those of others: such an enum is made an ordinary one.
 */
import ts from 'typescript';
import type { Edit } from './start.ts';

/** `declare const enum Move { Up, Down }` */
export const enumEdits = (file: ts.SourceFile): Edit[] =>
  constEnums(file).flatMap(({ modifiers = [] }) =>
    modifiers
      .filter(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
      .map((keyword) => ({ at: keyword.getStart(file), end: keyword.end, text: '' })),
  );

/** What there is of a declaration file when the program runs. */
export const enumsOf = (file: ts.SourceFile): string =>
  constEnums(file)
    .map((node) => node.getText(file).replace(/\bdeclare\b/, ''))
    .join('\n');

const constEnums = (file: ts.SourceFile): ts.EnumDeclaration[] =>
  file.statements
    .filter(ts.isEnumDeclaration)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ConstKeyword));
