/** Takes the code of a method apart into instructions (JVMS 4.7.3 and 6.5). */
import type { ByteReader } from './byte-reader.ts';

export interface Instruction {
  /** Index of its first byte in the code. */
  readonly at: number;
  readonly opcode: number;
  /** Index in the constant pool, or number of a local variable; 0 where it has neither. */
  readonly operand: number;
  /** Dimensions of `multianewarray`; 0 elsewhere. */
  readonly dimensions: number;
}

/** Numbers of the instructions that are treated by themselves. */
export const op = {
  ...{ iconst0: 3, ldc: 18, ldcW: 19, ldc2W: 20, aload: 25, aload0: 42, aaload: 50, astore: 58, astore0: 75 },
  ...{ iastore: 79, lastore: 80, dastore: 82, sastore: 86, dup: 89, swap: 95 },
  ...{ ifeq: 153, goto: 167, tableswitch: 170, lookupswitch: 171, ifnull: 198, ifnonnull: 199, gotoW: 200 },
  ...{ getstatic: 178, putstatic: 179, getfield: 180, putfield: 181 },
  ...{ invokevirtual: 182, invokestatic: 184, invokeinterface: 185, invokedynamic: 186 },
  ...{ new: 187, anewarray: 189, checkcast: 192, instanceof: 193, wide: 196, multianewarray: 197 },
};

/** A jump to an instruction that the operand tells; not `goto_w`, which javac makes in methods of more than 32,768 bytes only. */
export const isBranch = (opcode: number): boolean =>
  (opcode >= op.ifeq && opcode <= op.goto) || opcode === op.ifnull || opcode === op.ifnonnull;

/** Where a branch leads, from the first byte of the code. */
export const targetOf = ({ at, operand }: Instruction): number => at + ((operand << 16) >> 16);

/** Instructions whose operand is a class. */
export const namesClass: ReadonlySet<number> = new Set([
  ...[op.new, op.anewarray, op.checkcast, op.instanceof, op.multianewarray],
]);

const IINC = 132;
const LAST = 201;

/** The first and the last number of a group of instructions. */
export type Range = readonly [first: number, last: number];

/** Of each instruction the row that has a group with it, beside what is true of all in it. */
export const byOpcode = <Row extends readonly (number | Range)[]>(rows: readonly Row[]): readonly (Row | undefined)[] =>
  Array.from({ length: LAST + 1 }, (_, opcode) =>
    rows.find((row) => row.some((one) => typeof one !== 'number' && one[0] <= opcode && opcode <= one[1])),
  );

/** The bytes that an operand takes; where nothing stands, there is none. */
const bytesOf = byOpcode<readonly [bytes: number, ...Range[]]>([
  [1, [16, 16], [18, 18], [21, 25], [54, 58], [169, 169], [188, 188]], // bipush, ldc, loads and stores, ret, newarray
  [2, [17, 17], [19, 20], [132, 132]], // sipush, ldc_w, ldc2_w, iinc
  [2, [153, 168], [198, 199]], // branches
  [2, [178, 184], [187, 187], [189, 189], [192, 193]], // fields and calls; new, anewarray, checkcast, instanceof
  [3, [197, 197]], // multianewarray
  [4, [185, 186], [200, 201]], // invokeinterface, invokedynamic, wide branches
]);

/** The instructions in order. The reader is at the first, and its end is that of the code. */
export function* instructions(code: ByteReader): Generator<Instruction> {
  const start = code.at;
  while (code.at < code.end) {
    const at = code.at - start;
    const opcode = code.u1();
    yield { at, opcode, ...operands(code, opcode, at) };
  }
}

const operands = (code: ByteReader, opcode: number, at: number): Pick<Instruction, 'operand' | 'dimensions'> => {
  if (opcode === op.tableswitch || opcode === op.lookupswitch) {
    skipSwitch(code, opcode, at);
    return none;
  }
  if (opcode === op.wide) return wide(code);
  const bytes = bytesOf[opcode]?.[0] ?? 0;
  if (opcode > LAST) throw code.fail(`There is no instruction ${opcode}.`);
  if (bytes === 0) return none;
  if (bytes === 1) return { operand: code.u1(), dimensions: 0 };
  const operand = code.u2();
  if (bytes === 3) return { operand, dimensions: code.u1() };
  code.skip(bytes - 2);
  return { operand, dimensions: 0 };
};

const none = { operand: 0, dimensions: 0 } as const;

/** Padding to a multiple of four, the default, then the table. */
const skipSwitch = (code: ByteReader, opcode: number, at: number): void => {
  code.skip(3 - (at % 4));
  code.skip(4);
  if (opcode === op.lookupswitch) {
    code.skip(8 * code.u4());
    return;
  }
  const low = code.s4();
  const high = code.s4();
  if (high < low) throw code.fail('The bounds of a switch are in the wrong order.');
  code.skip(4 * (high - low + 1));
};

/** The prefix is passed on as the operation itself would need it: as a load or store with a longer operand. */
const wide = (code: ByteReader): Pick<Instruction, 'operand' | 'dimensions'> => {
  const opcode = code.u1();
  const operand = code.u2();
  if (opcode === IINC) code.skip(2);
  return { operand, dimensions: 0 };
};
