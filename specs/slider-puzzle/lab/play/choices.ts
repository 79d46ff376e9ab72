/** Which methods and heuristics can be chosen for a board, and why the others cannot. */
import { type HeuristicName, heuristicNames } from '../../../../reference/oracle/heuristics/heuristic.ts';
import { type Method, methodNamed, methods } from '../../../../reference/lab/methods/index.ts';
import { heuristicTitles, methodTitles, playMessages as words } from './messages/page.ts';
import type { SearchJob } from './search/messages.ts';
import type { Choice } from './state.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';

export interface Offer<Name extends string> {
  readonly name: Name;
  /** Null when it can be chosen. */
  readonly whyNot: string | null;
}

const titles: Readonly<Record<string, (() => string) | undefined>> = { ...methodTitles, ...heuristicTitles };

/** By what a student knows a method or a heuristic. */
export const titleOf = (name: string): string => titles[name]?.() ?? name;

/** The search of the assignment first. */
export const methodOffers = (n: number): readonly Offer<string>[] =>
  [methodNamed('lockstep'), ...methods.filter(({ name }) => name !== 'lockstep')].map(({ name, sizes }) => ({
    name,
    whyNot: n > sizes.most ? words.upTo({ n: String(sizes.most) }) : null,
  }));

/** Those of the method; its best for this size first. */
export const heuristicOffers = (method: Method, n: number): readonly Offer<HeuristicName>[] => {
  const able = method.heuristics(n);
  const all = new Set([2, 3, 4, 5].flatMap((size) => method.heuristics(size)));
  const others = heuristicNames.filter((name) => all.has(name) && !able.includes(name));
  return [
    ...able.map((name) => ({ name, whyNot: tooLarge.has(name) ? words.tooLarge() : null })),
    ...others.map((name) => ({ name, whyNot: words.otherSizes() })),
  ];
};

/** Half a gigabyte, which takes minutes to fill. */
const tooLarge: ReadonlySet<HeuristicName> = new Set(['pattern-7-8']);

/** The choice, as far as it is possible for the board. */
export const possible = (choice: Choice, n: number): Choice => {
  const isOpen = methodOffers(n).some(({ name, whyNot }) => name === choice.method && whyNot === null);
  const method = isOpen ? choice.method : 'auto';
  const offers = heuristicOffers(methodNamed(method), n);
  const heuristic = offers.find(({ name, whyNot }) => name === choice.heuristic && whyNot === null);
  return { ...choice, method, heuristic: heuristic?.name ?? null };
};

/** Nodes after which a search that needs no memory is ended all the same: some minutes. */
const mostNodes = 20_000_000_000;

export const jobFor = (tiles: Tiles, choice: Choice): SearchJob => {
  const { method, heuristic, weight } = possible(choice, tiles.length);
  const { options } = methodNamed(method);
  return {
    tiles,
    method,
    options: {
      heuristic: heuristic ?? undefined,
      weight: options.includes('weight') && weight > 1 && method === 'a-star' ? weight : undefined,
      maxNodes: method === 'ida-star' ? mostNodes : undefined,
    },
  };
};

/** What the fewest moves are found with, while other work goes on: some seconds at most. */
export const fewestJob = (tiles: Tiles): SearchJob =>
  tiles.length <= 3
    ? { tiles, method: 'breadth-first', options: {} }
    : { tiles, method: 'ida-star', options: { maxNodes: tiles.length === 4 ? 200_000_000 : 50_000_000 } };
