/** What `grade check` asks a submission about a puzzle file, whatever its assignment. */
import type { Judgement, MeasuredRow } from '../../../../harness/contracts/check.ts';
import type { Notation } from '../../../../harness/contracts/language.ts';
import type { Script } from '../../../../harness/contracts/protocol.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';

/** A puzzle with its right answer. */
export interface PosedFile {
  readonly name: string;
  readonly tiles: Tiles;
  /** Null for an unsolvable board. */
  readonly moves: number | null;
}

/** How the submission is asked, and how its code is written in messages. */
export interface Manner {
  readonly language: string;
  readonly notation: Notation;
}

export interface PuzzleQuestion {
  /** The classes that must be there. */
  readonly needs: readonly string[];
  /** Why submissions of this assignment are not asked about the board; null when they are. */
  refusal(posed: PosedFile): string | null;
  script(posed: PosedFile): Omit<Script, 'rows'>;
  /** With `moves`, `inserts` and `seconds` measured, each null where it is not known. */
  judge(posed: PosedFile, row: MeasuredRow, manner: Manner): Judgement;
}

/** By assignment. */
export type Questions = Readonly<Record<string, PuzzleQuestion>>;

/** Enough for any search that ends in time. */
export const queueOperations = 1_000_000_000;

export const secondsOf = ({ cpuMs }: MeasuredRow): number | null => (cpuMs === null ? null : cpuMs / 1_000);
