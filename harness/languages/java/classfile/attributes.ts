/** The attributes of a class, member or code (JVMS 4.7). */
import type { ByteReader } from './byte-reader.ts';
import type { ConstantPool } from './constant-pool.ts';

/** By name; of several with one name, the first. Each reader holds the attribute's content alone. */
export type Attributes = ReadonlyMap<string, ByteReader>;

/** The entries of an attribute that is a list; none when the attribute is missing. */
export const entriesOf = <Entry>(found: Attributes, name: string, each: (reader: ByteReader) => Entry): Entry[] => {
  const reader = found.get(name);
  return reader === undefined ? [] : reader.list(reader.u2(), () => each(reader));
};

export const attributes = (reader: ByteReader, pool: ConstantPool): Attributes => {
  const found = new Map<string, ByteReader>();
  const count = reader.u2();
  for (let i = 0; i < count; i++) {
    const name = pool.text(reader.u2());
    const content = reader.part(reader.u4());
    if (!found.has(name)) found.set(name, content);
  }
  return found;
};
