/** What instructions take from the operand stack and leave there, in slots (JVMS 6.5); calls and fields by descriptor. */
import { at } from '../../../text/at.ts';

type Effect = readonly [pops: number, pushes: number];

/** First and last number of a group, what is taken, what is left. */
const groups: readonly (readonly [from: number, to: number, pops: number, pushes: number])[] = [
  [1, 8, 0, 1], // aconst_null, iconst
  [9, 10, 0, 2], // lconst
  [11, 13, 0, 1], // fconst
  [14, 15, 0, 2], // dconst
  [16, 19, 0, 1], // bipush, sipush, ldc, ldc_w
  [20, 20, 0, 2], // ldc2_w
  [21, 21, 0, 1], // iload
  [22, 22, 0, 2], // lload
  [23, 23, 0, 1], // fload
  [24, 24, 0, 2], // dload
  [26, 29, 0, 1], // iload_n
  [30, 33, 0, 2], // lload_n
  [34, 37, 0, 1], // fload_n
  [38, 41, 0, 2], // dload_n
  [46, 46, 2, 1], // iaload
  [47, 47, 2, 2], // laload
  [48, 48, 2, 1], // faload
  [49, 49, 2, 2], // daload
  [51, 53, 2, 1], // baload, caload, saload
  [54, 54, 1, 0], // istore
  [55, 55, 2, 0], // lstore
  [56, 56, 1, 0], // fstore
  [57, 57, 2, 0], // dstore
  [59, 62, 1, 0], // istore_n
  [63, 66, 2, 0], // lstore_n
  [67, 70, 1, 0], // fstore_n
  [71, 74, 2, 0], // dstore_n
  [87, 87, 1, 0], // pop
  [88, 88, 2, 0], // pop2
  [121, 121, 3, 2], // lshl
  [123, 123, 3, 2], // lshr
  [125, 125, 3, 2], // lushr
  [133, 133, 1, 2], // i2l
  [134, 134, 1, 1], // i2f
  [135, 135, 1, 2], // i2d
  [136, 137, 2, 1], // l2i, l2f
  [138, 138, 2, 2], // l2d
  [139, 139, 1, 1], // f2i
  [140, 141, 1, 2], // f2l, f2d
  [142, 142, 2, 1], // d2i
  [143, 143, 2, 2], // d2l
  [144, 144, 2, 1], // d2f
  [145, 147, 1, 1], // i2b, i2c, i2s
  [148, 148, 4, 1], // lcmp
  [149, 150, 2, 1], // fcmp
  [151, 152, 4, 1], // dcmp
  [153, 158, 1, 0], // if
  [159, 166, 2, 0], // if_icmp, if_acmp
  [170, 171, 1, 0], // switches
  [187, 187, 0, 1], // new
  [188, 190, 1, 1], // newarray, anewarray, arraylength
  [193, 193, 1, 1], // instanceof
  [194, 195, 1, 0], // monitors
  [198, 199, 1, 0], // ifnull, ifnonnull
];

/** Arithmetic comes in the order int, long, float, double. */
const arithmetic = (opcode: number): Effect | null => {
  const width = opcode % 2 === 1 ? 2 : 1;
  if (opcode >= 96 && opcode <= 115) return [2 * width, width];
  if (opcode >= 116 && opcode <= 119) return [width, width];
  if (opcode >= 120 && opcode <= 125) return [2, 1];
  if (opcode >= 126 && opcode <= 131) return [2 * width, width];
  return null;
};

const table: readonly Effect[] = Array.from({ length: 202 }, (_, opcode) => {
  const group = groups.find(([from, to]) => from <= opcode && opcode <= to);
  return group === undefined ? (arithmetic(opcode) ?? [0, 0]) : [group[2], group[3]];
});

/** Of an instruction whose effect is the same wherever it stands. */
export const effectOf = (opcode: number): Effect => at(table, opcode);

/** Returns, jumps without condition, throws: the next instruction is reached from elsewhere. */
export const endsFlow = (opcode: number): boolean =>
  (opcode >= 167 && opcode <= 177) || opcode === 191 || opcode === 200 || opcode === 201;
