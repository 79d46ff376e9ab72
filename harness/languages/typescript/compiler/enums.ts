/** Enums, for a file that is made into JavaScript by itself: without knowing what is in others. */
import ts from 'typescript';
import type { Edit } from './start.ts';
import { forEachNode, hasModifier } from './syntax.ts';

export const enumEdits = (file: ts.SourceFile): Edit[] => {
  const edits = constEnums(file).flatMap((node) => withoutDeclare(file, node));
  forEachNode(file, (node) => {
    if (ts.isEnumDeclaration(node)) edits.push(...withValues(node));
  });
  return edits;
};

/** The compiler puts the members of `declare const enum Move { Up, Down }` in place of their names. It is made an ordinary one. */
const withoutDeclare = (file: ts.SourceFile, { modifiers }: ts.EnumDeclaration): Edit[] =>
  [...(modifiers ?? [])]
    .filter(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
    .map((keyword) => ({ at: keyword.getStart(file), end: keyword.end, text: '' }));

/** One more than the member before, whose value may be of another file: `enum Move { Up = Other.First, Down }`. */
const withValues = ({ members }: ts.EnumDeclaration): Edit[] =>
  members.flatMap(({ initializer, end }, index) => {
    const before = members.slice(0, index);
    const name = before.at(-1)?.name;
    const first = before.findLast((one) => one.initializer !== undefined)?.initializer;
    if (initializer !== undefined || name === undefined || !ts.isIdentifier(name)) return [];
    return first === undefined || ts.isNumericLiteral(first) ? [] : [{ at: end, end, text: ` = ${name.text} + 1` }];
  });

/** What there is of a declaration file when the program runs. */
export const enumsOf = (file: ts.SourceFile): string =>
  constEnums(file)
    .map((node) => node.getText(file).replace(/\bdeclare\b/, ''))
    .join('\n');

const constEnums = (file: ts.SourceFile): ts.EnumDeclaration[] =>
  file.statements.filter(ts.isEnumDeclaration).filter((node) => hasModifier(node, ts.SyntaxKind.ConstKeyword));
