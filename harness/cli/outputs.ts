/** `--output FORMAT=PATH`: what is rendered, and where it goes. */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { graderFault, usageError } from '../errors.ts';
import type { Format } from '../report/formats/format.ts';
import { formats } from '../report/formats/index.ts';
import { nearest } from '../suggest.ts';

export interface Output {
  readonly format: Format;
  /** `-` for standard output. */
  readonly path: string;
}

/** Throws a usage error for an unknown format, a missing path, or two outputs to one place. */
export const parseOutputs = (specs: readonly string[]): Output[] => {
  const outputs = specs.map(parseOutput);
  const places = outputs.map(({ path }) => (path === '-' ? path : resolve(path)));
  const twice = outputs.find((_, index) => places.indexOf(places[index] ?? '') !== index);
  if (twice === undefined) return outputs;
  throw usageError('duplicate-output', `Two outputs go to the same place, ${twice.path}.`, {
    where: '--output',
    remedy: 'Give each its own path.',
  });
};

const parseOutput = (spec: string): Output => {
  const equals = spec.indexOf('=');
  const id = equals < 0 ? spec : spec.slice(0, equals);
  const path = equals < 0 ? '' : spec.slice(equals + 1);
  const known = formats.map((one) => one.id);
  const format = formats.find((one) => one.id === id);
  if (format === undefined) {
    const near = nearest(id, known);
    const meant = near === null ? '' : `Did you mean "${near}"? `;
    const remedy = `${meant}The formats are ${known.join(' and ')}, as in --output json=report.json.`;
    throw usageError('unknown-format', `There is no output format "${id}".`, { where: `--output ${spec}`, remedy });
  }
  if (path !== '') return { format, path };
  throw usageError('output-without-path', 'The output has no path.', {
    where: `--output ${spec}`,
    remedy: `Write --output ${id}=FILE, or --output ${id}=- for standard output.`,
  });
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
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw graderFault('unwritable-output', `The report cannot be written: ${reason}.`, {
      where: path,
      remedy: 'Choose another place with --output FORMAT=PATH, or make the folder writable.',
      cause,
    });
  }
};

const isSpecial = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => !found.isFile() && !found.isDirectory(),
    () => false,
  );
