/** Tables on disk: made once on a machine, and never trusted unseen. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import pLimit from 'p-limit';
import writeFileAtomic from 'write-file-atomic';
import type { Grouping } from './groupings.ts';

import { packedBytes, spaceOf } from './space.ts';
import { at } from '../../puzzle/at.ts';

/** To be changed with the numbering of the states, with what an entry means, and with the form of the file. */
const format = 1;

/** One compressed part each, so that two are done at once. */
const partBytes = 1 << 22;

const digestBytes = 32;

/** Each takes memory while it is worked on; Node.js has four threads for them. */
const limited = pLimit(4);

/**
 * Where the tables of a grouping are kept: the name holds a digest of everything that their content depends on. The file
 * is a SHA-256 digest of the packed tables, then each part of them: its length (four bytes, the lowest first), and itself.
 */
export const tableFile = (cacheDir: string, name: string, { n, groups }: Grouping): string => {
  const content = JSON.stringify({ format, n, groups });
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return join(cacheDir, 'patterns', `${name}-${digest}.zst`);
};

/** The packed tables; null when there is no such file or it is not as it was written. */
export const readTables = async (file: string, grouping: Grouping): Promise<readonly Uint8Array[] | null> => {
  try {
    return await unpack(await readFile(file), grouping);
  } catch {
    return null;
  }
};

/** Without a folder to write to they are made again next time. Two processes may write at once: the last one wins. */
export const writeTables = async (file: string, tables: readonly Uint8Array[]): Promise<void> => {
  const parts = await limited.map(tables.flatMap(partsOf), compress);
  const content = [digestOf(tables), ...parts.flatMap((part) => [lengthField(part), part])];
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFileAtomic(file, Buffer.concat(content));
  } catch {
    return;
  }
};

const unpack = async (content: Buffer, { n, groups }: Grouping): Promise<readonly Uint8Array[] | null> => {
  const tables = groups.map((tiles) => new Uint8Array(packedBytes(spaceOf(n, tiles.length))));
  const parts = tables.flatMap(partsOf);
  const compressed = fieldsOf(content.subarray(digestBytes));
  if (compressed.length !== parts.length) return null;
  await limited.map(parts, (part, index) => decompress(at(compressed, index), part));
  return digestOf(tables).equals(content.subarray(0, digestBytes)) ? tables : null;
};

/** @throws {RangeError} when a length goes beyond the end. */
const fieldsOf = (content: Buffer): readonly Buffer[] => {
  const fields: Buffer[] = [];
  for (let at = 0; at < content.length;) {
    const end = at + 4 + content.readUInt32LE(at);
    if (end > content.length) throw new RangeError('cut off');
    fields.push(content.subarray(at + 4, end));
    at = end;
  }
  return fields;
};

const partsOf = (table: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(table.length / partBytes) }, (_, part) =>
    table.subarray(part * partBytes, (part + 1) * partBytes),
  );

const compress = (part: Uint8Array): Promise<Buffer> =>
  promisify(zstdCompress)(part, { params: { [constants.ZSTD_c_compressionLevel]: 9 } });

/** @throws {Error} when it is damaged, or longer or shorter than the part that it is for; no more is unpacked than that. */
const decompress = async (compressed: Uint8Array, into: Uint8Array): Promise<void> => {
  const bytes = await promisify(zstdDecompress)(compressed, { maxOutputLength: into.length });
  if (bytes.length !== into.length) throw new RangeError('too short');
  into.set(bytes);
};

const digestOf = (tables: readonly Uint8Array[]): Buffer =>
  tables.reduce((hash, table) => hash.update(table), createHash('sha256')).digest();

const lengthField = (part: Uint8Array): Buffer => {
  const field = Buffer.alloc(4);
  field.writeUInt32LE(part.length);
  return field;
};
