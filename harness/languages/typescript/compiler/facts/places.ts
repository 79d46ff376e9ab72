/** Where something stands in the student's files, and how much of its text is told. */
import type ts from 'typescript';

const MOST_CHARACTERS = 300;

export const pathOf = (file: ts.SourceFile): string => file.fileName.replace(/^\//, '');

interface NodePlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** 1-based. */
export const placeOf = (node: ts.Node): NodePlace => {
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return { path: pathOf(file), line: line + 1, column: character + 1 };
};

export const lineOf = (node: ts.Node): number => placeOf(node).line;

/** On one line, and not without end. */
export const cut = (text: string): string => cutTo(MOST_CHARACTERS, text);

export const cutTo = (most: number, text: string): string => text.replace(/\s+/g, ' ').slice(0, most);
