/** What is computed about a board once and kept by content, from one process to the next. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { sourceVersion } from './source-version.ts';

/** A sort of values that are kept. */
export interface Kind<Value> {
  /** Its folder below `<cacheDir>/reference`. */
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  /** Everything besides the reference's own code that the value depends on: the board, limits. */
  readonly subject: string;
  /** Whether a value that was read can be one at all, by what is quickly seen. */
  readonly isPlausible: (value: Value) => boolean;
}

/**
 * The value of this subject: as it was kept, or else computed now, and kept when `isWorthKeeping`. An entry that cannot
 * be read, is damaged, or says what cannot be, is computed again; without a writable folder, so is every one.
 */
export const diskCached = async <Value>(
  kind: Kind<Value>,
  cacheDir: string | null,
  compute: () => Value | Promise<Value>,
  isWorthKeeping: (value: Value) => boolean = () => true,
): Promise<Value> => {
  if (cacheDir === null) return compute();
  const file = fileOf(kind, cacheDir);
  const known = await read(kind, file);
  if (known !== null) return known.value;
  const value = await compute();
  if (isWorthKeeping(value)) await write(file, JSON.stringify(value));
  return value;
};

const fileOf = ({ name, subject }: Pick<Kind<unknown>, 'name' | 'subject'>, cacheDir: string): string =>
  join(cacheDir, 'reference', name, `${sha256(`${sourceVersion()}\n${name}\n${subject}`)}.json`);

/** `sum` is that of `value` as it was written: a bit that turned on the disk is noticed. */
const entrySchema = z.strictObject({ sum: z.string(), value: z.string() });

const read = async <Value>(kind: Kind<Value>, file: string): Promise<{ readonly value: Value } | null> => {
  try {
    const { sum, value: text } = entrySchema.parse(JSON.parse(await readFile(file, 'utf8')));
    if (sum !== sha256(text)) return null;
    const value = kind.schema.parse(JSON.parse(text));
    return kind.isPlausible(value) ? { value } : null;
  } catch {
    return null;
  }
};

const write = async (file: string, value: string): Promise<void> => {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFileAtomic(file, `${JSON.stringify({ sum: sha256(value), value })}\n`);
  } catch {
    return;
  }
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
