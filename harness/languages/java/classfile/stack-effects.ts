/** What instructions take from the operand stack and leave there, in slots (JVMS 6.5); calls and fields by descriptor. */
import { byOpcode, type Range } from './instructions.ts';

type Effect = readonly [pops: number, pushes: number];

const effects = byOpcode<readonly [pops: number, pushes: number, ...Range[]]>([
  [0, 1, [1, 8], [11, 13], [16, 19]], // constants of one slot
  [0, 2, [9, 10], [14, 15], [20, 20]], // constants of two slots
  [0, 1, [21, 21], [23, 23], [26, 29], [34, 37], [187, 187]], // loads of int and float; new
  [0, 2, [22, 22], [24, 24], [30, 33], [38, 41]], // loads of long and double
  [2, 1, [46, 46], [48, 48], [51, 53]], // elements of arrays, of one slot
  [2, 2, [47, 47], [49, 49]], // of two slots
  [1, 0, [54, 54], [56, 56], [59, 62], [67, 70], [87, 87]], // stores of int and float; pop
  [2, 0, [55, 55], [57, 57], [63, 66], [71, 74], [88, 88]], // stores of long and double; pop2
  [3, 2, [121, 121], [123, 123], [125, 125]], // shifts of long
  [1, 1, [134, 134], [139, 139], [145, 147]], // conversions: i2f, f2i, i2b, i2c, i2s
  [1, 2, [133, 133], [135, 135], [140, 141]], // i2l, i2d, f2l, f2d
  [2, 1, [136, 137], [142, 142], [144, 144]], // l2i, l2f, d2i, d2f
  [2, 2, [138, 138], [143, 143]], // l2d, d2l
  [2, 1, [149, 150]], // fcmp
  [4, 1, [148, 148], [151, 152]], // lcmp, dcmp
  [1, 0, [153, 158], [170, 171], [194, 195], [198, 199]], // branches on one value, switches, monitors
  [2, 0, [159, 166]], // branches on two values
  [1, 1, [188, 190], [193, 193]], // newarray, anewarray, arraylength, instanceof
]);

/** Arithmetic comes in the order int, long, float, double. */
const arithmetic = (opcode: number): Effect | null => {
  const width = opcode % 2 === 1 ? 2 : 1;
  if (opcode >= 96 && opcode <= 115) return [2 * width, width];
  if (opcode >= 116 && opcode <= 119) return [width, width];
  if (opcode >= 120 && opcode <= 125) return [2, 1];
  if (opcode >= 126 && opcode <= 131) return [2 * width, width];
  return null;
};

/** Of an instruction whose effect is the same wherever it stands. */
export const effectOf = (opcode: number): Effect => {
  const [pops, pushes] = effects[opcode] ?? arithmetic(opcode) ?? [0, 0];
  return [pops, pushes];
};

/** Returns, jumps without condition, throws: the next instruction is reached from elsewhere. */
export const endsFlow = (opcode: number): boolean =>
  (opcode >= 167 && opcode <= 177) || opcode === 191 || opcode === 200 || opcode === 201;
