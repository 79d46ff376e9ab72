/**
 * Where a search departs from A* as the assignment sets it, by more than the order of equal priorities. Each step is held
 * against the rules and not against the reference's own step, since with ties two right searches go different ways.
 */
import { isGoal, isSolvable, neighbors, sameTiles, type Tiles } from '../../../reference/tiles.ts';
import type { TracedNode, TracedSearch, TracedStep } from '../../../reference/traced-search.ts';
import { inline } from '../words/show.ts';
import { traceWords } from './words.ts';

export interface Departure {
  /** The step at which it can be seen. */
  readonly step: number;
  readonly message: string;
}

export const departureOf = (root: Tiles, search: TracedSearch): Departure | null => {
  const numbered = new Map<number, TracedNode>();
  for (const [step, traced] of search.steps.entries()) {
    for (const node of [...traced.entries, ...traced.inserted]) numbered.set(node.number, node);
    const start = step === 0 ? wrongStart(root, traced) : null;
    if (start !== null) return { step, message: start };
    if (traced.taken === null) return isSolvable(root) ? { step, message: traceWords.ended() } : null;
    const order = wrongOrder(traced.taken, traced.entries);
    if (order !== null) return { step, message: order };
    if (isGoal(traced.taken.tiles)) return goneOn(search, step);
    const parent = traced.taken.parent === null ? undefined : numbered.get(traced.taken.parent);
    const seenAt = Math.min(step + 1, search.steps.length - 1);
    if (isLast(search, step)) return null;
    if (endsAfter(search, step)) return isSolvable(root) ? { step: seenAt, message: traceWords.ended() } : null;
    const put = wrongInserted(traced.taken, traced.inserted, parent);
    if (put !== null) return { step: seenAt, message: put };
  }
  return null;
};

/** After the last step that is told the record may have ended between two insertions, or the twin's search was right. */
const isLast = ({ cut, steps, ended }: TracedSearch, step: number): boolean =>
  (cut || ended === 'twin') && step === steps.length - 1;

/** No node is taken out any more, and the goal was not among them. */
const endsAfter = ({ steps }: TracedSearch, step: number): boolean => (steps[step + 1]?.taken ?? null) === null;

const wrongStart = (root: Tiles, { entries }: TracedStep): string | null => {
  const [first, ...others] = entries;
  if (others.length > 0) return traceWords.manyStarts({ count: entries.length });
  return first?.moves === 0 && sameTiles(first.tiles, root) ? null : traceWords.otherStart();
};

const wrongOrder = (taken: TracedNode, entries: readonly TracedNode[]): string | null => {
  const least = Math.min(...entries.map(({ priority }) => priority));
  if (taken.priority === least) return null;
  const { priority, moves, distance } = taken;
  return traceWords.order({ priority, moves, distance, least });
};

const goneOn = (search: TracedSearch, step: number): Departure | null =>
  search.delMins > step + 1
    ? { step: Math.min(step + 1, search.steps.length - 1), message: traceWords.goneOn() }
    : null;

const wrongInserted = (
  taken: TracedNode,
  inserted: readonly TracedNode[],
  parent: TracedNode | undefined,
): string | null => {
  const due = neighbors(taken.tiles).filter((next) => parent === undefined || !sameTiles(next, parent.tiles));
  const extra = inserted.filter(({ tiles }) => !due.some((one) => sameTiles(one, tiles)));
  const missing = due.filter((one) => !inserted.some(({ tiles }) => sameTiles(one, tiles)));
  const back = extra.find(({ tiles }) => parent !== undefined && sameTiles(tiles, parent.tiles));
  if (back !== undefined) return traceWords.back({ board: inline(back.tiles) });
  const [first] = extra;
  if (first !== undefined) return traceWords.extra({ board: inline(first.tiles) });
  const [left] = missing;
  if (left !== undefined) return traceWords.missing({ board: inline(left), count: missing.length });
  if (inserted.length > due.length) return traceWords.twice();
  const deep = inserted.find(({ moves }) => moves !== taken.moves + 1);
  return deep === undefined ? null : traceWords.depth({ moves: deep.moves, due: taken.moves + 1 });
};
