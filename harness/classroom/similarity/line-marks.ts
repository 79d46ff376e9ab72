/** Which characters of a file are in which common part, line by line. */
import { at } from '../../text/at.ts';
import type { Stretch } from './comparison.ts';

/** A run of characters of one line. */
export interface Segment {
  readonly text: string;
  /** 1-based number of the common part; null: in none. */
  readonly part: number | null;
  /** The part begins here. */
  readonly isFirst: boolean;
}

export interface NumberedStretch {
  readonly part: number;
  readonly stretch: Stretch;
}

/** A segment's places in its line, in UTF-16 code units. */
interface Mark {
  readonly part: number;
  readonly isFirst: boolean;
  readonly from: number;
  readonly to: number;
}

/** The lines of a text as segments. Lines end as the parser's do, at `\n`; a `\r` before it is not shown. */
export const segmentsOf = (text: string, stretches: readonly NumberedStretch[]): readonly (readonly Segment[])[] => {
  const lines = text.replace(/\n$/, '').split('\n');
  const marks: Mark[][] = lines.map(() => []);
  for (const { part, stretch } of stretches) {
    const { from, to } = stretch;
    for (let line = from.line; line <= Math.min(to.line, lines.length); line++) {
      const indentation = at(lines, line - 1).search(/\S|$/);
      at(marks, line - 1).push({
        part,
        isFirst: line === from.line,
        from: line === from.line ? from.column - 1 : indentation,
        to: line === to.line ? to.column - 1 : Infinity,
      });
    }
  }
  return lines.map((line, index) => segments(line.replace(/\r$/, ''), at(marks, index)));
};

const segments = (line: string, marks: readonly Mark[]): Segment[] => {
  const found: Segment[] = [];
  let done = 0;
  const plain = (end: number): void => {
    if (end > done) found.push({ text: line.slice(done, end), part: null, isFirst: false });
    done = Math.max(done, end);
  };
  for (const { part, isFirst, from, to } of marks.toSorted((one, other) => one.from - other.from)) {
    plain(Math.min(from, line.length));
    const end = Math.min(to, line.length);
    if (end <= done && !isFirst) continue;
    found.push({ text: line.slice(done, Math.max(done, end)), part, isFirst });
    done = Math.max(done, end);
  }
  plain(line.length);
  return found;
};
