/** Puzzle files that come with the page. */
import type { Translated } from '../../../../harness/messages/messages.ts';
import { parseTiles } from '../../../../reference/puzzle/parse-tiles.ts';
import type { Puzzle } from './state.ts';

export interface Sample {
  readonly name: string;
  /** Of a shortest solution; null for an unsolvable one. */
  readonly moves: number | null;
  /** The content of the file. */
  readonly text: string;
}

/** What the page's program is handed with it. */
export interface PageData {
  /** The first one is on the board when the page opens. */
  readonly samples: readonly Sample[];
  /** In which language it is said, and how; what is not among the texts is said in English. */
  readonly language: string;
  readonly texts: readonly (readonly [id: string, text: Translated])[];
}

export const puzzleOf = ({ name, text }: Sample): Puzzle => ({ name, tiles: parseTiles(text, name) });
