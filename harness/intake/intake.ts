/** Folder or zip to submission: finds the assignment's classes, reads them, and says what it had to forgive. */
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { usageError } from '../contracts/errors.ts';
import { listArchive } from './archive.ts';
import { fittingLanguages, languageById, severalLanguages } from './choose-language.ts';
import { listFolder } from './folder.ts';
import { foundElsewhere } from './declared-elsewhere.ts';
import { gather } from './gather.ts';
import type { Inventory, Refused } from './inventory.ts';
import { listFiles } from './list-files.ts';
import { machineFault } from '../platform/machine-fault.ts';
import { manyNotes, manySubmissions } from './many-submissions.ts';
import { nothingFound } from './not-found.ts';
import { archiveKind } from './archive-kind.ts';
import type { SourceLanguage } from '../contracts/source-rules.ts';
import type { NotGradable, Submission } from '../contracts/submission.ts';

export interface IntakeOptions {
  readonly languages: readonly SourceLanguage[];
  /** Null: recognised from the files. */
  readonly language: string | null;
  /** Names of the classes that the assignment asks for. */
  readonly classes: readonly string[];
}

export type IntakeResult =
  { readonly kind: 'submission'; readonly submission: Submission } | ({ readonly kind: 'not-gradable' } & NotGradable);

/**
 * Takes a submission. All that is wrong with its content is said in notes; a usage error is thrown only for what the
 * person at the command line has to decide: a path that does not exist, an unknown language, or an ambiguous one where it
 * is not one submission of a class; and a fault, for what the machine does not let the grader read.
 */
export const intake = async (path: string, options: IntakeOptions): Promise<IntakeResult> => {
  if (options.language !== null) languageById(options.languages, options.language);
  const inventory = await listSubmission(
    path,
    options.languages.map(({ extension }) => extension),
  );
  const many = await takeMany(path, inventory, options);
  if (many !== null) return { kind: 'not-gradable', ...many };
  if (inventory.kind === 'refused') {
    const notes = [{ level: 'error', message: inventory.message }] as const;
    return { kind: 'not-gradable', language: options.language, files: [], notes };
  }
  return takeInventory(inventory, options);
};

/** Null for a submission. Comes before all else: of many, one would be graded as if it were the only one. */
const takeMany = async (
  path: string,
  found: Inventory | Refused,
  options: IntakeOptions,
): Promise<NotGradable | null> => {
  const files = found.kind === 'refused' ? [] : found.files;
  const paths = found.kind === 'refused' ? found.paths : files.map((file) => file.path);
  const many = manySubmissions(paths, lookedFor(options), options.classes);
  if (many === null) return null;
  const isArchive = (await stat(path)).isFile();
  const notes = manyNotes(many, path, isArchive);
  return { language: options.language, files: (await listFiles(files, new Map())).files, notes };
};

const lookedFor = ({ languages, language }: IntakeOptions): readonly SourceLanguage[] =>
  language === null ? languages : [languageById(languages, language)];

const listSubmission = async (path: string, extensions: readonly string[]): Promise<Inventory | Refused> => {
  const found = await stat(path).catch((cause: unknown) => {
    throw (
      machineFault(path, cause) ??
      usageError('no-such-path', 'The submission cannot be found.', {
        where: path,
        remedy: 'Give the folder or zip that contains the source files.',
        cause,
      })
    );
  });
  const listed = await listGiven(path, found, extensions);
  if (listed !== null) return listed;
  throw usageError('not-a-submission', 'This is neither a folder nor a zip archive.', {
    where: path,
    remedy: 'Give the folder that contains the source files, or a zip of it.',
  });
};

/** Null for what is neither a folder nor an archive; `extensions` are those of source files. */
export const listGiven = async (
  path: string,
  found: Stats,
  extensions: readonly string[],
): Promise<Inventory | Refused | null> => {
  if (found.isDirectory()) return listFolder(path);
  const kind = found.isFile() ? await archiveKind(path, found.size) : 'other';
  if (kind === 'zip') return listArchive(path, extensions);
  return kind === 'other' ? null : kind;
};

const takeInventory = async (inventory: Inventory, options: IntakeOptions): Promise<IntakeResult> => {
  const { languages, language: wanted, classes } = options;
  const fitting = fittingLanguages({ files: inventory.files, languages, wanted, classes });
  const listed = async (): Promise<NotGradable['files']> => (await listFiles(inventory.files, new Map())).files;
  if (fitting.length > 1) {
    const notes = [severalLanguages(fitting), ...inventory.notes];
    return { kind: 'not-gradable', language: null, files: await listed(), notes };
  }
  const [found = null] = fitting;
  const gathered = found === null ? null : await gather(inventory, found);
  if (gathered !== null && gathered.roots.size > 0) {
    const { language, roots, extras, files, notes } = gathered;
    return { kind: 'submission', submission: { language, roots, extras, files, notes } };
  }
  const looked = lookedFor(options);
  const reasons =
    gathered?.unusable === true
      ? gathered.notes
      : nothingFound(inventory, {
          ...{ languages: looked, classes },
          elsewhere: await foundElsewhere(inventory.files, classes, looked),
        });
  const files = gathered?.files ?? (await listed());
  const notes = [...reasons, ...inventory.notes.filter((note) => !reasons.includes(note))];
  return { kind: 'not-gradable', language: found?.language.id ?? wanted, files, notes };
};
