/** What calls are given where they stand in the source: the text of `System.getProperty("line.separator")`, a `false` at the end. */
import { type Instruction, isBranch, op, targetOf } from '../classfile/instructions.ts';
import type { MethodCode } from '../classfile/method-code.ts';

/** By the index of the call, as it is written. It counts where it comes right before the call, and nothing leads past it to the call. */
export const writtenTexts = (code: MethodCode): ReadonlyMap<number, string> => {
  const texts = new Map<number, string>();
  const targets = new Set<number>();
  let before: Instruction | null = null;
  for (const instruction of code.instructions()) {
    if (instruction.opcode === op.gotoW) return new Map();
    if (isBranch(instruction.opcode)) targets.add(targetOf(instruction));
    const text = before === null ? null : writtenIn(code, instruction, before);
    if (text !== null) texts.set(instruction.at, text);
    before = instruction;
  }
  for (const target of targets) texts.delete(target);
  return texts;
};

const writtenIn = ({ pool }: MethodCode, { opcode, operand }: Instruction, before: Instruction): string | null => {
  if (opcode < op.invokevirtual || opcode > op.invokeinterface) return null;
  const { descriptor } = pool.member(operand);
  if (descriptor.includes('Z)')) return before.opcode === op.iconst0 ? 'false' : null;
  const isText = before.opcode === op.ldc || before.opcode === op.ldcW;
  const text = isText && descriptor.startsWith('(Ljava/lang/String;)') ? pool.stringConstant(before.operand) : null;
  return text === null ? null : JSON.stringify(text);
};
