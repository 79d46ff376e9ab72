/** Where in a configuration the ids of checks stand: whether there are such checks shows only later. */
import { isMap, isScalar, isSeq, type Document, type LineCounter, type Node } from 'yaml';
import { startOf } from './problems.ts';

/** By id as `file:line:column`, the first place of each. */
export const checkPlaces = (document: Document, lines: LineCounter, file: string): ReadonlyMap<string, string> => {
  const places = new Map<string, string>();
  for (const key of ['off', 'hidden', 'visibility', 'details']) {
    for (const [id, offset] of namesIn(document.getIn(['checks', key], true) as Node | undefined)) {
      const { line, col } = lines.linePos(offset);
      if (!places.has(id)) places.set(id, `${file}:${line}:${col}`);
    }
  }
  return places;
};

const namesIn = (node: Node | undefined): readonly (readonly [string, number])[] => {
  const names = isSeq(node) ? node.items : isMap(node) ? node.items.map(({ key }) => key) : [];
  return names.filter(isScalar).map((name) => [String(name.value), startOf(name)] as const);
};
