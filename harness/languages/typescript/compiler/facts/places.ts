/** Where something stands in the student's files, and how much of its text is told. */
import type ts from 'typescript';

const MOST_CHARACTERS = 300;

export const pathOf = (file: ts.SourceFile): string => file.fileName.replace(/^\//, '');

/** 1-based. */
export const lineOf = (node: ts.Node): number => {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
};

/** On one line, and not without end. */
export const cut = (text: string): string => cutTo(MOST_CHARACTERS, text);

export const cutTo = (most: number, text: string): string => text.replace(/\s+/g, ' ').slice(0, most);
