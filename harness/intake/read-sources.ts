/** Reads and decodes the chosen sources, with a note on everything that was forgiven or refused. */
import { type Decoded, decode, type Forgiven } from './decode.ts';
import { listNames } from './folder.ts';
import type { FoundFile } from './inventory.ts';
import { formatBytes, limits } from './limits.ts';
import type { Note, SourceFile } from '../contracts/submission.ts';
import { sha256 } from '../text/sha256.ts';
import { intakeMessages } from './messages/intake.ts';

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
  const forgiven: ForgivenFile[] = [];
  for (const file of files) {
    const { read, problem, decoded } = await readSource(file);
    sources.push(read);
    if (problem !== null) notes.push({ level: blame, message: `${file.path} ${problem}.`, path: file.path });
    if (decoded?.kind === 'text') forgiven.push(...decoded.forgiven.map((kind) => ({ kind, path: file.path })));
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
  const unusable = (problem: string, hash = ''): Outcome => ({
    read: { file, source: null, sha256: hash },
    problem,
    decoded: null,
  });
  if (file.bytes > limits.sourceBytes) {
    return unusable(
      intakeMessages.sourceTooLarge({ size: formatBytes(file.bytes), most: formatBytes(limits.sourceBytes) }),
    );
  }
  const content = await file.read(limits.sourceBytes);
  if (content.kind === 'unreadable') return unusable(content.reason);
  const hash = sha256(content.bytes);
  const decoded = decode(content.bytes);
  if (decoded.kind === 'binary') return unusable(intakeMessages.notSource({ why: decoded.why }), hash);
  if (decoded.text.trim() === '') return unusable(intakeMessages.emptyFile(), hash);
  return { read: { file, source: { path: file.path, text: decoded.text }, sha256: hash }, problem: null, decoded };
};

const words: Readonly<Record<Forgiven, { readonly level: Note['level']; readonly message: () => string }>> = {
  'byte order mark': { level: 'info', message: intakeMessages.byteOrderMark },
  'UTF-16': { level: 'warning', message: intakeMessages.utf16 },
  'Windows-1252': { level: 'warning', message: intakeMessages.windows1252 },
  CRLF: { level: 'info', message: intakeMessages.windowsLineEnds },
  CR: { level: 'info', message: intakeMessages.macLineEnds },
};

interface ForgivenFile {
  readonly kind: Forgiven;
  readonly path: string;
}

const forgivenNotes = (forgiven: readonly ForgivenFile[]): Note[] =>
  [...Map.groupBy(forgiven, ({ kind }) => kind)].map(([kind, files]) => ({
    level: words[kind].level,
    message: `${words[kind].message()}: ${listNames(files.map(({ path }) => path))}.`,
  }));
