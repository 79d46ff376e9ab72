/** The attributes of a class, member or code (JVMS 4.7). */
import type { ByteReader } from './byte-reader.ts';
import type { ConstantPool } from './constant-pool.ts';

/** By name; of several with one name, the first. Each reader holds the attribute's content alone. */
export type Attributes = ReadonlyMap<string, ByteReader>;

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
