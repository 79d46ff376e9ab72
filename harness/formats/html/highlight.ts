/**
 * The tokens of code by their kind, for colours. The classifier that TypeScript has for editors reads them: it never
 * fails and takes linear time, whatever a file holds, which parsers and highlighters of regular expressions do not. The
 * tokens of Java look alike; only its words are others.
 */
import ts from 'typescript';
import { at } from '../../text/at.ts';

export type Look = 'keyword' | 'string' | 'number' | 'comment';

export interface Token {
  readonly text: string;
  /** Null: as any text. */
  readonly look: Look | null;
}

/** The tokens of each line. */
export const tokensOf = (path: string, lines: readonly string[]): Token[][] => {
  const isKeyword = path.endsWith('.java') ? isJavaKeyword : isTypeScriptKeyword;
  const classifier = ts.createClassifier();
  let state = ts.EndOfLineState.None;
  return lines.map((line) => {
    const found = classifier.getEncodedLexicalClassifications(line, state, true);
    state = found.endOfLineState;
    return split(line, found.spans, isKeyword);
  });
};

type IsKeyword = (word: string, type: number | undefined) => boolean;

/** `spans`: start, length and type of each token, one after the other. Adjacent ones of one look are one token. */
const split = (line: string, spans: readonly number[], isKeyword: IsKeyword): Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  const add = (to: number, look: Look | null): void => {
    const last = tokens.at(-1);
    const text = line.slice(end, to);
    if (last?.look === look) tokens[tokens.length - 1] = { text: last.text + text, look };
    else if (text !== '') tokens.push({ text, look });
    end = Math.max(end, to);
  };
  for (let index = 0; index + 2 < spans.length; index += 3) {
    const [start, length, type] = [at(spans, index), at(spans, index + 1), at(spans, index + 2)];
    add(start, null);
    add(start + length, isKeyword(line.slice(start, start + length), type) ? 'keyword' : (looks.get(type) ?? null));
  }
  add(line.length, null);
  return tokens;
};

const { ClassificationType: types } = ts;
const looks: ReadonlyMap<number | undefined, Look> = new Map([
  [types.stringLiteral, 'string'],
  [types.regularExpressionLiteral, 'string'],
  [types.numericLiteral, 'number'],
  [types.bigintLiteral, 'number'],
  [types.comment, 'comment'],
]);

const isTypeScriptKeyword: IsKeyword = (_, type) => type === types.keyword;

/** The Java Language Specification, section 3.9: the reserved words, the contextual ones that submissions use, and literals. */
const javaKeywords = new Set(
  [
    'abstract|assert|boolean|break|byte|case|catch|char|class|const|continue|default|do|double|else|enum|extends',
    'final|finally|float|for|goto|if|implements|import|instanceof|int|interface|long|native|new|package|permits',
    'private|protected|public|record|return|sealed|short|static|strictfp|super|switch|synchronized|this|throw|throws',
    'transient|try|var|void|volatile|while|yield|true|false|null',
  ].flatMap((words) => words.split('|')),
);

const isJavaKeyword: IsKeyword = (word) => javaKeywords.has(word);
