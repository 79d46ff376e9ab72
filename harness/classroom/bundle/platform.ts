/** What a platform's reader is, and what it gives: attempts before names are repaired and budgets are kept. */
import type { Owner } from '../attempt.ts';
import type { LocalTime } from './dates.ts';
import type { Entry, Unrecognised } from './entry.ts';

/** The names of one learning platform: one plain object for each in platforms.ts. */
export interface Platform {
  /** As `--bundle` has it and `Bundle.kind` says it. */
  readonly id: string;
  readonly title: string;
  /** Those of the names that are in this platform's form; none when its distinctive file or name is missing. */
  matches(names: readonly string[]): readonly string[];
  /**
   * Times without a zone are read by `localTime`; `expected` tells which of several tasks is meant.
   * @throws {GraderError} of usage when a file by which the platform says who is who cannot be read, or several tasks may be meant
   */
  read(entries: readonly Entry[], localTime: LocalTime, expected: readonly string[]): Promise<Reading>;
}

export interface Reading {
  readonly drafts: readonly Draft[];
  readonly unrecognised: readonly Unrecognised[];
}

/** A whole attempt as the platform tells it. */
export interface Draft {
  readonly owner: Owner;
  /** By what attempts of one owner are ordered: a time in ms, a number of the platform's. The least is the first. */
  readonly order: number;
  readonly submittedAt: Date | null;
  /** The bundle says no zone of the time. */
  readonly isLocalTime?: boolean;
  readonly late: boolean | null;
  /** As in `Attempt.place`. */
  readonly place: string;
  readonly notes: readonly string[];
  readonly files: readonly DraftFile[];
}

export interface DraftFile {
  /** Path below the submission, as the student named it. */
  readonly path: string;
  readonly entry: Entry;
}

/** An owner of whom the bundle says an id, and what else is given. */
export const ownerOf = (id: string, known: Partial<Omit<Owner, 'id'>> = {}): Owner => ({
  name: null,
  username: null,
  email: null,
  members: [],
  isGroup: false,
  isAnonymous: false,
  ...known,
  id,
});

/** What one entry says: a file of an attempt, or only a note about it. `key` tells attempts apart. */
export interface Piece {
  readonly key: string;
  readonly draft: Omit<Draft, 'files' | 'notes'>;
  readonly note?: string | null;
  readonly file: DraftFile | null;
}

/** An attempt of which the platform says no more than what is `known`. */
export const plainDraft = (owner: Owner, place: string, known: Partial<Piece['draft']> = {}): Piece['draft'] => ({
  ...{ order: 0, submittedAt: null, late: null, ...known },
  ...{ owner, place },
});

/** What the groups of a form of names have found. */
export type Parts = Readonly<Record<string, string | undefined>>;

/** Those of the first form that a name is in; null when it is in none. */
export const partsIn = (name: string, forms: readonly RegExp[]): Parts | null =>
  forms
    .values()
    .map((form) => form.exec(name)?.groups)
    .find((groups) => groups !== undefined) ?? null;

/** Puts the pieces of each attempt together, in the order in which the bundle has them. */
export const gather = (pieces: Iterable<Piece>): Draft[] => {
  const drafts = new Map<string, Draft & { readonly files: DraftFile[]; readonly notes: string[] }>();
  for (const { key, draft, note = null, file } of pieces) {
    const known = drafts.get(key) ?? { ...draft, files: [], notes: [] };
    drafts.set(key, known);
    if (note !== null && !known.notes.includes(note)) known.notes.push(note);
    if (file !== null) known.files.push(file);
  }
  return [...drafts.values()];
};

/** Reads entry by entry: a piece, null for what the platform adds itself, or in a sentence why it is nobody's. */
export const readEach = (entries: readonly Entry[], pieceOf: (entry: Entry) => Piece | string | null): Reading => {
  const pieces: Piece[] = [];
  const unrecognised: Unrecognised[] = [];
  for (const entry of entries) {
    const piece = pieceOf(entry);
    if (typeof piece === 'string') unrecognised.push({ place: entry.path, reason: piece });
    else if (piece !== null) pieces.push(piece);
  }
  return { drafts: gather(pieces), unrecognised };
};
