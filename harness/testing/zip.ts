/** Zip archives as no honest program writes them: every field of an entry can be a lie. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface HostileEntry {
  /** Bytes of latin1, so that a name need not be text in any encoding. */
  readonly name: string;
  readonly content: string | Buffer;
  /** The Unix mode; a regular file by default. */
  readonly mode?: number;
  /** General purpose flags: 1 is encrypted, 0x800 a name in UTF-8. */
  readonly flags?: number;
  /** Deflate by default; 0 is stored, for others the content is deflated all the same. */
  readonly method?: number;
  /** What is said about the unpacked size, where it is not the truth. */
  readonly declaredBytes?: number;
  /** The local header of the entry of this number is taken instead of one of its own. */
  readonly sharesDataOf?: number;
}

export const zipOf = (entries: readonly HostileEntry[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  const places: number[] = [];
  let length = 0;
  for (const entry of entries) {
    const packed = packedOf(entry);
    const local = Buffer.concat([localHeader(entry, packed), packed.data]);
    const shared = entry.sharesDataOf === undefined ? undefined : places[entry.sharesDataOf];
    const place = shared ?? length;
    places.push(place);
    directory.push(directoryHeader(entry, packed, place));
    if (shared !== undefined) continue;
    locals.push(local);
    length += local.length;
  }
  return Buffer.concat([...locals, ...directory, endOf(entries.length, Buffer.concat(directory).length, length)]);
};

interface Packed {
  readonly data: Buffer;
  readonly crc: number;
  readonly bytes: number;
}

const packedOf = ({ content, method, declaredBytes }: HostileEntry): Packed => {
  const bytes = Buffer.from(content);
  const data = method === 0 ? bytes : deflateRawSync(bytes);
  return { data, crc: crc32(bytes), bytes: declaredBytes ?? bytes.length };
};

/** What both headers say: flags, method, no time, checksum, sizes, length of the name. */
const common = ({ flags = 0, method = 8, name }: HostileEntry, { data, crc, bytes }: Packed): Buffer => {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(flags, 2);
  header.writeUInt16LE(method, 4);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(data.length, 14);
  header.writeUInt32LE(bytes, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
};

const localHeader = (entry: HostileEntry, packed: Packed): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04'), common(entry, packed), Buffer.from(entry.name, 'latin1')]);

const directoryHeader = (entry: HostileEntry, packed: Packed, place: number): Buffer => {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
  rest.writeUInt32LE(place, 10);
  const made = Buffer.from([20, 3]);
  const name = Buffer.from(entry.name, 'latin1');
  return Buffer.concat([Buffer.from('PK\x01\x02'), made, common(entry, packed), rest, name]);
};

const endOf = (count: number, directoryBytes: number, place: number): Buffer => {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Math.min(count, 0xffff), 4);
  end.writeUInt16LE(Math.min(count, 0xffff), 6);
  end.writeUInt32LE(directoryBytes, 8);
  end.writeUInt32LE(place, 12);
  return Buffer.concat([Buffer.from('PK\x05\x06'), end]);
};
