/** `--output FORMAT=PATH`: what is rendered, and where it goes. */
import { statSync } from 'node:fs';
import { appendFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { type GraderError, graderFault, usageError } from '../errors.ts';
import type { Format } from '../report/formats/format.ts';
import { formats } from '../report/formats/index.ts';
import { wrap } from '../report/text/wrap.ts';
import { nearest } from '../suggest.ts';
import { outputWords as words } from './words/formats.ts';
import { errorWords } from './words/errors.ts';

export interface Output {
  readonly format: Format;
  /** `-` for standard output. */
  readonly path: string;
}

/** Throws a usage error for an unknown format, a missing path, a folder, or two outputs to one place. */
export const parseOutputs = (specs: readonly string[]): Output[] => {
  const outputs = specs.map(parseOutput);
  const places = outputs.map(({ path }) => (path === '-' ? path : resolve(path)));
  const twice = outputs.find((_, index) => places.indexOf(places[index] ?? '') !== index);
  if (twice === undefined) return outputs;
  throw usageError('duplicate-output', errorWords.samePlace({ path: twice.path }), {
    where: '--output',
    remedy: errorWords.samePlaceRemedy(),
  });
};

const parseOutput = (spec: string): Output => {
  const equals = spec.indexOf('=');
  const id = equals < 0 ? spec : spec.slice(0, equals);
  const path = equals < 0 ? '' : spec.slice(equals + 1);
  const known = formats.map((one) => one.id);
  const format = formats.find((one) => one.id === id);
  if (format === undefined) {
    throw unknownFormat(id, known, spec);
  }
  if (isFolder(path)) {
    throw usageError('output-is-a-folder', errorWords.isFolder(), {
      where: `--output ${spec}`,
      remedy: errorWords.isFolderRemedy(),
    });
  }
  if (path !== '') return { format, path };
  throw usageError('output-without-path', errorWords.noPath(), {
    where: `--output ${spec}`,
    remedy: errorWords.noPathRemedy({ id }),
  });
};

const isFolder = (path: string): boolean =>
  path !== '' && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const unknownFormat = (id: string, known: readonly string[], spec: string): GraderError => {
  const near = nearest(id, known);
  const list = ['', ...wrap(new Intl.ListFormat('en-GB').format(known), 74)].join('\n    ');
  const remedy = `${near === null ? '' : words.meant({ near })}${words.formats({ list })}`;
  return usageError('unknown-format', words.unknown({ id }), { where: `--output ${spec}`, remedy });
};

/**
 * Writes a file whole or not at all, and makes its folder. Throws a grader fault that says why it cannot. `secret`: for
 * no other user's eyes, where submissions run as users of this machine that can read what all may read.
 */
export const writeOutput = async (path: string, content: string, secret: boolean): Promise<void> => {
  try {
    await mkdir(dirname(resolve(path)), { recursive: true, ...(secret ? { mode: 0o700 } : {}) });
    // A device or a pipe cannot be replaced by a finished file: it is written to as it is.
    if (await isSpecial(path)) await writeFile(path, content);
    else await writeFileAtomic(path, content, secret ? { mode: 0o600 } : {});
  } catch (cause) {
    throw unwritable(path, cause);
  }
};

/** Adds to a file of a platform's. Throws as `writeOutput` does. */
export const appendOutput = async (path: string, content: string): Promise<void> => {
  try {
    await appendFile(path, content);
  } catch (cause) {
    throw unwritable(path, cause);
  }
};

const unwritable = (path: string, cause: unknown): GraderError => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return graderFault('unwritable-output', errorWords.notWritten({ reason }), {
    where: path,
    remedy: errorWords.notWrittenRemedy(),
    cause,
  });
};

const isSpecial = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => !found.isFile() && !found.isDirectory(),
    () => false,
  );
