/** What neighbors() and twin() return, with all methods of each of these boards, judged by the tiles that it shows itself. */
import type { Judgement } from '../../../../../harness/contracts/check.ts';
import type { Observation, Step } from '../../../../../harness/contracts/protocol.ts';
import type { Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { neighborsLimit } from '../../../judges/neighbors.ts';
import { tilesIn } from '../../../judges/read-board.ts';
import { firstFailure, type QuestionContext } from '../../../questions/question-context.ts';
import { callFor, iterateOver, toText } from '../../../questions/steps.ts';
import { seenOfEach, type BoardMethod } from './methods.ts';

type Methods = readonly BoardMethod[];
type Asked = Pick<BoardMethod, 'name' | 'steps'>;

/** The methods, of which those that make boards have these asked, too: after the text that stands for such a board. */
export const alsoOfMade = (methods: Methods): readonly Asked[] => {
  const ofMade = (on: string): readonly Step[] => [toText(on), ...methods.flatMap(({ steps }) => steps(on, 'made-'))];
  const asking = new Map<string, Asked['steps']>([
    [
      'neighbors',
      (on, prefix) => [
        ...iterateOver(on, 'neighbors', neighborsLimit, prefix),
        { op: 'each', over: `${prefix}list`, as: `${prefix}item`, steps: ofMade(`${prefix}item`) },
      ],
    ],
    ['twin', (on, prefix) => [callFor(`${prefix}twin`, on, 'twin'), ...ofMade(`${prefix}twin`)]],
  ]);
  return methods.map(({ name, steps }) => ({ name, steps: asking.get(name) ?? steps }));
};

/** What such a method showed, as far as it is about the boards themselves. */
export const ownOf = ({ name }: Asked, seen: readonly Observation[]): readonly Observation[] =>
  name === 'twin' ? seen.slice(0, 2) : seen;

/** A board that cannot be read is told of elsewhere. */
export const judgeMade = (
  methods: Methods,
  { name }: Asked,
  seen: readonly Observation[],
  about: (tiles: Tiles, method: string) => QuestionContext,
): Judgement => firstFailure(judged(methods, madeBy(name, seen), about));

function* judged(
  methods: Methods,
  made: readonly (readonly Observation[])[],
  about: (tiles: Tiles, method: string) => QuestionContext,
): Iterable<Judgement> {
  for (const [text, ...answers] of made) {
    const tiles = tilesIn(text);
    if (tiles === null) continue;
    const answersOfEach = seenOfEach(methods, answers).values();
    for (const { name, judge } of methods) yield judge(about(tiles, name), tiles, answersOfEach.next().value ?? []);
  }
}

const madeBy = (name: string, [, ...seen]: readonly Observation[]): readonly (readonly Observation[])[] => {
  if (name === 'twin') return [seen];
  const last = seen.at(-1);
  return name === 'neighbors' && last?.kind === 'each' ? last.items : [];
};
