/** The texts that calls are given where they stand in the source: `System.getProperty("line.separator")`. */
import { type Instruction, isBranch, op, targetOf } from '../classfile/instructions.ts';
import type { MethodCode } from '../classfile/method-code.ts';

/** By the index of the call. A text counts where it comes right before the call, and nothing leads past it to the call. */
export const writtenTexts = (code: MethodCode): ReadonlyMap<number, string> => {
  const texts = new Map<number, string>();
  const targets = new Set<number>();
  let before: Instruction | null = null;
  for (const instruction of code.instructions()) {
    if (instruction.opcode === op.gotoW) return new Map();
    if (isBranch(instruction.opcode)) targets.add(targetOf(instruction));
    const text = before === null || !takesOneText(code, instruction) ? null : textOf(code, before);
    if (text !== null) texts.set(instruction.at, text);
    before = instruction;
  }
  for (const target of targets) texts.delete(target);
  return texts;
};

const takesOneText = ({ pool }: MethodCode, { opcode, operand }: Instruction): boolean =>
  opcode >= op.invokevirtual &&
  opcode <= op.invokeinterface &&
  pool.member(operand).descriptor.startsWith('(Ljava/lang/String;)');

const textOf = ({ pool }: MethodCode, { opcode, operand }: Instruction): string | null =>
  opcode === op.ldc || opcode === op.ldcW ? pool.stringConstant(operand) : null;
