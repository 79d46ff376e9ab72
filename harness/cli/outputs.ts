/** `--output FORMAT=PATH`: what is rendered, and where it goes. */
import { realpathSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { appendFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { GraderError, graderFault, usageError } from '../contracts/errors.ts';
import type { Format } from '../contracts/format.ts';
import { formats } from '../formats/index.ts';
import { at } from '../text/at.ts';
import { wrap } from '../text/wrap.ts';
import { writeReason } from '../text/file-reason.ts';
import { nearest } from '../text/suggest.ts';
import { writeSpecial } from './write-special.ts';
import { cannotBeMade } from '../platform/cannot-be-made.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { writeWhole } from '../platform/write-whole.ts';

export interface Output {
  readonly format: Format;
  /** `-` for standard output. */
  readonly path: string;
}

/** Throws a usage error for an unknown format, a missing path, a folder, or two outputs to one place. */
export const parseOutputs = (specs: readonly string[]): Output[] => {
  const outputs = specs.map(parseOutput);
  const places = outputs.map(({ path }) => placeOf(path));
  const twice = outputs.find((_, index) => places.indexOf(at(places, index)) !== index);
  if (twice === undefined) return outputs;
  throw usageError('duplicate-output', `Two outputs go to the same path, ${twice.path}.`, {
    where: '--output',
    remedy: 'Give each its own path.',
  });
};

/** Where it ends up: standard output has several names, and links lead to one file. */
const placeOf = (path: string): string => {
  const [, name] = ofTheShell.exec(path === '-' ? '/dev/stdout' : path) ?? [];
  return name === undefined ? realPlace(resolve(path)) : isStdout(name) ? '1' : '2';
};

/** Of what is not there yet, the folder above. */
const realPlace = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return dirname(path) === path ? path : join(realPlace(dirname(path)), basename(path));
  }
};

/** Of a command that runs submissions: they must inherit nothing, so what the shell opened is closed before. */
export const parseGradingOutputs = (specs: readonly string[]): Output[] => {
  const outputs = parseOutputs(specs);
  const closed = outputs.find(({ path }) => /^\/(?:dev|proc\/self)\/fd\/(?![0-2]$)\d+$/.test(path));
  if (closed === undefined) return outputs;
  throw usageError('output-closed', 'What a shell opens, as for >(...), is closed before a submission runs.', {
    where: `--output ${closed.format.id}=${closed.path}`,
    remedy: `Give a file, or standard output: --output ${closed.format.id}=- | ...`,
  });
};

const saysFolder = /\/\.{0,2}$/u;

const parseOutput = (spec: string): Output => {
  const equals = spec.indexOf('=');
  const id = equals < 0 ? spec : spec.slice(0, equals);
  const path = equals < 0 ? '' : spec.slice(equals + 1);
  const known = formats.map((one) => one.id);
  const format = formats.find((one) => one.id === id);
  if (format === undefined) throw unknownFormat(id, known, spec);
  refuseFolder(path, `--output ${spec}`, '--output html=reports/report.html');
  if (path !== '') return { format, path };
  throw usageError('output-without-path', 'The output has no path.', {
    where: `--output ${spec}`,
    remedy: `Write --output ${id}=FILE, or --output ${id}=- for standard output.`,
  });
};

/** @throws {GraderError} of usage for a folder, whether one is there or not; `where` and `example` are options as they are written */
export const refuseFolder = (path: string, where: string, example: string): void => {
  if (atPath(path)?.isDirectory() !== true && !saysFolder.test(path)) return;
  throw usageError('output-is-a-folder', 'The output path is a folder.', {
    where,
    remedy: `Give a file in it, as in ${example}.`,
  });
};

/** Null when nothing is there. @throws {GraderError} of usage for a path that no disk takes */
const atPath = (path: string): Stats | null => {
  if (path === '') return null;
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    throw cannotBeMade(path, error);
  }
};

const unknownFormat = (id: string, known: readonly string[], spec: string): GraderError => {
  const near = nearest(id, known);
  const list = ['', ...wrap(new Intl.ListFormat('en-GB').format(known), 74)].join('\n    ');
  const remedy = `${near === null ? '' : `Did you mean "${near}"? `}The formats are:${list}.\n    Write --output json=report.json; "grade formats" says what each is for.`;
  return usageError('unknown-format', `There is no output format "${id}".`, { where: `--output ${spec}`, remedy });
};

/**
 * Writes a file whole or not at all, and makes its folder. Throws a grader fault that says why it cannot. `secret`: for
 * no other user's eyes, where submissions run as users of this machine that can read what all may read.
 */
export const writeOutput = async (path: string, content: string | Buffer, secret: boolean): Promise<void> => {
  await writing(path, content, async () => {
    makeFolder(dirname(resolve(path)), secret ? 0o700 : undefined);
    await writeWhole(path, content, secret ? 0o600 : undefined);
  });
};

/** Is it no file of its own: a pipe, a device, or what the shell writes to? */
export const isStreamed = async (path: string): Promise<boolean> => ofTheShell.test(path) || (await isSpecial(path));

/** Adds to a file of a platform's. Throws as `writeOutput` does. */
export const appendOutput = async (path: string, content: string): Promise<void> => {
  await writing(path, content, () => appendFile(path, content));
};

/** A device or a pipe cannot be replaced by a finished file, and what the shell writes to must not be: they are written to as they are. */
const writing = async (path: string, content: string | Buffer, write: () => Promise<void>): Promise<void> => {
  try {
    const [, name] = ofTheShell.exec(path) ?? [];
    if (await isSpecial(path)) await writeSpecial(path, content);
    else if (name === undefined) await write();
    else writeFileSync(isStdout(name) ? 1 : 2, content);
  } catch (cause) {
    throw unwritable(path, cause);
  }
};

/** Standard output and standard error, which may be a file that others write to before and after. */
const ofTheShell = /^\/(?:dev|proc\/self)\/(?:fd\/)?([12]|stdout|stderr)$/u;

const isStdout = (name: string): boolean => name === '1' || name === 'stdout';

const unwritable = (path: string, cause: unknown): GraderError => {
  if (cause instanceof GraderError) return cause;
  return graderFault('unwritable-output', `The file cannot be written: ${writeReason(cause)}.`, {
    where: path,
    remedy: 'Choose another path, free some space, or make the folder writable.',
    cause,
  });
};

const isSpecial = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => !found.isFile() && !found.isDirectory(),
    () => false,
  );
