/** Reads and decodes the chosen sources, with a note for whatever was forgiven or refused. */
import { createHash } from 'node:crypto';
import { type Decoded, decode, type Forgiven } from './decode.ts';
import { listNames } from './folder.ts';
import type { FoundFile } from './inventory.ts';
import { formatBytes, limits } from './limits.ts';
import type { Note, SourceFile } from './submission.ts';

export interface ReadSource {
  readonly file: FoundFile;
  /** Null when the file cannot be used; a note says why. */
  readonly source: SourceFile | null;
  readonly sha256: string;
}

export interface ReadSources {
  readonly sources: readonly ReadSource[];
  readonly notes: readonly Note[];
}

/** `blame` is the level of notes on files that cannot be used: an error for roots, a warning for others. */
export const readSources = async (files: readonly FoundFile[], blame: 'error' | 'warning'): Promise<ReadSources> => {
  const sources: ReadSource[] = [];
  const notes: Note[] = [];
  const forgiven = new Map<Forgiven, string[]>();
  for (const file of files) {
    const { read, problem, decoded } = await readSource(file);
    sources.push(read);
    if (problem !== null) notes.push({ level: blame, message: `${file.path} ${problem}.`, path: file.path });
    for (const kind of decoded?.kind === 'text' ? decoded.forgiven : []) {
      forgiven.set(kind, [...(forgiven.get(kind) ?? []), file.path]);
    }
  }
  return { sources, notes: [...notes, ...forgivenNotes(forgiven)] };
};

interface Outcome {
  readonly read: ReadSource;
  /** A predicate for the file's name. */
  readonly problem: string | null;
  readonly decoded: Decoded | null;
}

const readSource = async (file: FoundFile): Promise<Outcome> => {
  const unusable = (problem: string, sha256 = ''): Outcome => ({
    read: { file, source: null, sha256 },
    problem,
    decoded: null,
  });
  if (file.bytes > limits.sourceBytes) {
    return unusable(
      `has ${formatBytes(file.bytes)}; source files of more than ${formatBytes(limits.sourceBytes)} are not taken`,
    );
  }
  const content = await file.read(limits.sourceBytes);
  if (content.kind === 'unreadable') return unusable(content.reason);
  const sha256 = hashOf(content.bytes);
  const decoded = decode(content.bytes);
  if (decoded.kind === 'binary') return unusable(`is not source code: ${decoded.why}`, sha256);
  const problem = decoded.text.trim() === '' ? 'is empty' : null;
  return { read: { file, source: { path: file.path, text: decoded.text }, sha256 }, problem, decoded };
};

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const words: Readonly<Record<Forgiven, { readonly level: Note['level']; readonly message: string }>> = {
  'byte order mark': { level: 'info', message: 'A byte order mark at the start was left out' },
  'UTF-16': { level: 'warning', message: 'Saved as UTF-16 and read as such; UTF-8 is better' },
  'Windows-1252': { level: 'warning', message: 'Not UTF-8; read as Windows-1252 (Latin-1). Save as UTF-8' },
  CRLF: { level: 'info', message: 'Windows line ends (CRLF) were read as LF' },
  CR: { level: 'info', message: 'Old Macintosh line ends (CR) were read as LF' },
};

const forgivenNotes = (forgiven: ReadonlyMap<Forgiven, readonly string[]>): Note[] =>
  [...forgiven].map(([kind, paths]) => ({
    level: words[kind].level,
    message: `${words[kind].message}: ${listNames(paths)}.`,
  }));
