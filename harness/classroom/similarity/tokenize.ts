/**
 * A program as a sequence of tokens, for comparing: the kinds of its syntax in order, without names, values, comments and
 * layout. So a copy with other names has the same tokens. As codeTokenizer of Dolos does (dolos-lib
 * src/lib/tokenizer/codeTokenizer.ts): `(`, the kind, its children, `)`.
 */
import { Region } from '@dodona/dolos-core';
import type { Parser, TreeCursor } from 'web-tree-sitter';
import type { Cut } from './similarity-file.ts';

export interface Tokens {
  readonly kinds: readonly string[];
  /** Of each token; 0-based rows and columns in UTF-16 code units. Where a kind has children, only its beginning. */
  readonly regions: readonly Region[];
  /** Why this is not the whole file; null when it is. */
  readonly cut: Cut['reason'] | null;
}

/** Of one file: about 50 times what the assignments of a course need, read in less than a second. */
export const limits = { characters: 200_000, tokens: 30_000, parserSteps: 100_000 } as const;

/** The tokens of any text, be it a program or not: what the grammar does not know is a kind of its own, `ERROR`. */
export const tokenize = (parser: Parser, text: string): Tokens => {
  let steps = 0;
  const isLong = text.length > limits.characters;
  const tree = parser.parse(isLong ? text.slice(0, limits.characters) : text, null, {
    progressCallback: () => ++steps > limits.parserSteps,
  });
  if (tree === null) {
    // Else the parser would go on with this text when it is given the next.
    parser.reset();
    return { kinds: [], regions: [], cut: 'too-hard-to-read' };
  }
  const cursor = tree.walk();
  try {
    const read = readTokens(cursor);
    return isLong ? { ...read, cut: read.cut ?? 'too-long' } : read;
  } finally {
    cursor.delete();
    tree.delete();
  }
};

/** In a loop, since a hostile file nests deeper than any stack. */
const readTokens = (cursor: TreeCursor): Tokens => {
  const kinds: string[] = [];
  const regions: Region[] = [];
  const push = (kind: string, region: Region): void => {
    kinds.push(kind);
    regions.push(region);
  };
  let isDown = true;
  while (kinds.length < limits.tokens) {
    const isKind = cursor.nodeIsNamed && !saysNothing.test(cursor.nodeType);
    if (isDown && isKind) begin(cursor, push);
    if (isDown && (isKind || !cursor.nodeIsNamed) && cursor.gotoFirstChild()) continue;
    if (isKind) push(')', endOf(cursor));
    isDown = cursor.gotoNextSibling();
    if (!isDown && !cursor.gotoParent()) return { kinds, regions, cut: null };
  }
  return { kinds, regions, cut: 'too-many-tokens' };
};

/** Comments, and what is in a string: the string itself is a kind. */
const saysNothing = /comment|fragment$|^escape_sequence$/;

const begin = (cursor: TreeCursor, push: (kind: string, region: Region) => void): void => {
  const { startPosition: start, endPosition: end } = cursor;
  const at = new Region(start.row, start.column, start.row, start.column);
  push('(', at);
  push(cursor.nodeType, hasChildren(cursor) ? at : new Region(start.row, start.column, end.row, end.column));
};

const hasChildren = (cursor: TreeCursor): boolean => cursor.gotoFirstChild() && cursor.gotoParent();

const endOf = ({ endPosition: { row, column } }: TreeCursor): Region => new Region(row, column, row, column);
