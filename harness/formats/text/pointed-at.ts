/** A compiler's excerpt: the line, and a mark below the place. */
import { indent } from '../../text/wrap.ts';

/** What does not fit into the width is cut, never the place. */
export const pointedAt = ([code = '', pointer = '']: readonly string[], width: number): string[] => {
  const room = width - 2;
  const start = Math.max(0, pointer.length - Math.floor(room * 0.75));
  return indent(
    [code.slice(start, start + room), pointer.slice(start)].filter((line) => line !== ''),
    2,
  );
};
