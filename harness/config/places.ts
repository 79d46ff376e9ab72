/** Where in a configuration values stand of which it shows only later whether they are right. */
import { isMap, isScalar, isSeq, type Document, type LineCounter, type Node, type Scalar } from 'yaml';
import { startOf } from './problems.ts';

/** By id as `file:line:column`, the first place of each. */
export const checkPlaces = (document: Document, lines: LineCounter, file: string): ReadonlyMap<string, string> => {
  const places = new Map<string, string>();
  for (const key of ['off', 'hidden', 'visibility', 'details']) {
    for (const name of namesIn(document.getIn(['checks', key], true) as Node | undefined)) {
      const id = String(name.value);
      if (!places.has(id)) places.set(id, placeIn(file, lines, name));
    }
  }
  return places;
};

/** By key, as `file:line:column`: the values at the top, and those of a list there by `key.0`, `key.1`. */
export const valuePlaces = (document: Document, lines: LineCounter, file: string): ReadonlyMap<string, string> => {
  const place = (key: string, node: unknown) => [key, placeIn(file, lines, node)] as const;
  const pairs = isMap(document.contents) ? document.contents.items : [];
  return new Map(
    pairs.flatMap(({ key, value }) => {
      const name = isScalar(key) ? String(key.value) : '';
      const items = isSeq(value) ? value.items.map((item, index) => place(`${name}.${String(index)}`, item)) : [];
      return [place(name, value), ...items];
    }),
  );
};

const placeIn = (file: string, lines: LineCounter, node: unknown): string => {
  const { line, col } = lines.linePos(startOf(node));
  return `${file}:${line}:${col}`;
};

const namesIn = (node: Node | undefined): readonly Scalar[] => {
  const names: readonly unknown[] = isSeq(node) ? node.items : isMap(node) ? node.items.map(({ key }) => key) : [];
  return names.filter(isScalar);
};
