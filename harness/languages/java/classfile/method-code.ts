/** The Code attribute of a method (JVMS 4.7.3): instructions, caught exceptions, lines and local variables. */
import { at } from '../../../text/at.ts';
import { attributes, type Attributes, entriesOf } from './attributes.ts';
import { ByteReader } from './byte-reader.ts';
import type { ConstantPool } from './constant-pool.ts';
import { type Instruction, instructions } from './instructions.ts';
import { partitionPoint } from '../../../text/partition-point.ts';

export interface MethodCode {
  /** From the first on; they can be walked more than once. */
  readonly instructions: () => Iterable<Instruction>;
  readonly pool: ConstantPool;
  /** Classes of `catch` clauses, each with the index of the handler's first instruction. */
  readonly caught: readonly { readonly class: string; readonly at: number }[];
  /** Does it catch anything, or do something whatever was thrown? */
  readonly hasHandlers: boolean;
  /** Generic signatures or descriptors of local variables, with the index from which they are set. */
  readonly locals: readonly { readonly type: string; readonly at: number }[];
  /** By index of the first instruction, ascending. */
  readonly lines: readonly { readonly at: number; readonly line: number }[];
}

export const readCode = (reader: ByteReader, pool: ConstantPool): MethodCode => {
  reader.skip(4); // max_stack, max_locals
  const code = reader.bytes(reader.u4());
  const walk = (): Iterable<Instruction> => instructions(new ByteReader(code));
  for (const _ of walk());
  const caught = reader.list(reader.u2(), () => readHandler(reader, pool));
  const found = attributes(reader, pool);
  return {
    instructions: walk,
    pool,
    caught: caught.flatMap(({ class: name, at }) => (name === null ? [] : [{ class: name, at }])),
    hasHandlers: caught.length > 0,
    locals: [...locals(found, 'LocalVariableTable', pool), ...locals(found, 'LocalVariableTypeTable', pool)],
    lines: readLines(found),
  };
};

/** The line of the instruction at this index; 0 when unknown. */
export const lineAt = ({ lines }: MethodCode, index: number): number => {
  const begun = partitionPoint(lines, ({ at }) => at <= index);
  return begun === 0 ? 0 : at(lines, begun - 1).line;
};

const readHandler = (reader: ByteReader, pool: ConstantPool): { class: string | null; at: number } => {
  reader.skip(4); // start_pc, end_pc
  const start = reader.u2();
  return { class: pool.optionalClassName(reader.u2()), at: start };
};

const readLines = (found: Attributes): { at: number; line: number }[] =>
  entriesOf(found, 'LineNumberTable', (reader) => ({ at: reader.u2(), line: reader.u2() })).toSorted(
    (a, b) => a.at - b.at,
  );

const locals = (found: Attributes, name: string, pool: ConstantPool): { type: string; at: number }[] =>
  entriesOf(found, name, (reader) => {
    const start = reader.u2();
    reader.skip(4); // length, name
    const type = pool.text(reader.u2());
    reader.skip(2); // slot
    return { type, at: start };
  });
