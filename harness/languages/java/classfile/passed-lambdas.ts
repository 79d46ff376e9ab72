/** Lambdas of a static initializer that are a part of it: `forEach(i -> SQUARES.add(i * i))`. */
import { bootstrapAt } from './class-file.ts';
import type { ClassFile } from './class-file.ts';
import type { MemberRef } from './constant-pool.ts';
import { op } from './instructions.ts';

/** The names of their bodies. Of those that it gives away at once; one that it keeps may run at any time. */
export const passedLambdas = (file: ClassFile): ReadonlySet<string> => {
  const code = file.methods.find(({ name }) => name === '<clinit>')?.code ?? null;
  if (code === null) return new Set();
  const passed: MemberRef[] = [];
  let made: readonly MemberRef[] = [];
  for (const { opcode, operand } of code.instructions()) {
    if (opcode !== op.putstatic) passed.push(...made);
    made = opcode === op.invokedynamic ? bootstrapAt(file, code.pool.dynamic(operand).bootstrap).members : [];
  }
  return new Set(passed.map(({ name }) => name).filter((name) => name.startsWith('lambda$')));
};
