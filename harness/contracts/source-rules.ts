/** What intake needs to know of a language; `Language` carries it, so that intake itself knows no language. */
import type { Note, SourceFile } from './submission.ts';

export interface SourceRules {
  /** The compiler wants a file to be named exactly as its class; a name in another case is corrected and said. */
  readonly exactNames: boolean;
  /** A source names the files that it imports, so these are used wherever they are; else those around the classes are. */
  readonly importsFiles: boolean;
  /** Of `paths`, those that a source may use, by what its text alone says. */
  namedIn(source: SourceFile, paths: readonly string[]): readonly string[];
  /** Folders of which it says by its text that files in them may be used, too, wherever they are. */
  foldersIn?(source: SourceFile): readonly string[];
  /** Rewrites texts that are tolerated but cannot be built as they are. Line numbers stay. */
  tidy?(sources: Sources): TidiedSources;
}

/** The sources of one submission: those that hold a class of the assignment, and the others. */
export interface Sources {
  readonly roots: readonly SourceFile[];
  readonly extras: readonly SourceFile[];
}

export interface TidiedSources extends Sources {
  readonly notes: readonly Note[];
}

/** The part of a `Language` that intake reads. */
export interface SourceLanguage {
  readonly id: string;
  readonly title: string;
  /** With the dot: `.java`. */
  readonly extension: string;
  /** How intake takes this language's files; without it, names and texts are taken as they are. */
  readonly sources?: SourceRules | undefined;
  /** Files of other kinds that are sent in place of its sources, and what is said of them. */
  readonly relatives?: readonly RelativeFile[] | undefined;
}

/** What is not a source of the language but close to one, such as what its compiler makes. */
export interface RelativeFile {
  /** With the dot. */
  readonly extension: string;
  /** What it is and what to do instead, said after its name; `wanted` is the file that is asked for. */
  advice(facts: { readonly wanted: string }): string;
}
