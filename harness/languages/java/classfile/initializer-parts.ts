/** Methods that run only as parts of static initializers: `static { fill(); }`, `forEach(i -> SQUARES.add(i * i))`. */
import { orFault } from './byte-reader.ts';
import { bootstrapAt, type ClassFile, type Method } from './class-file.ts';
import type { MemberRef } from './constant-pool.ts';
import { has } from './flags.ts';
import { op } from './instructions.ts';

/** A method, and where its constants are. */
export interface Step {
  readonly file: ClassFile;
  readonly method: Method;
}

/** Of private static methods and lambdas, those that nothing else in the program runs. */
export const initializerParts = (files: readonly ClassFile[]): ReadonlySet<Method> => {
  const steps = files.flatMap((file) => file.methods.map((method) => ({ file, method })));
  const hidden = new Map(
    steps.filter(isHidden).map((step) => [keyOf({ owner: step.file.name, ...step.method }), step]),
  );
  const others = orFault(() => runByOthers(steps, hidden));
  const parts = 'kind' in others ? [] : [...hidden.values()].filter((step) => !others.has(step));
  return new Set(parts.map(({ method }) => method));
};

const isHidden = ({ method: { flags } }: Step): boolean => has(flags, 'private') && has(flags, 'static');

/** What is added while these are walked is walked, too. A lambda that is kept may run at any time. */
const runByOthers = (steps: readonly Step[], hidden: ReadonlyMap<string, Step>): ReadonlySet<Step | undefined> => {
  const kept = steps.flatMap((step) => callsOf(step).filter(({ isKept }) => isKept));
  const others = new Set([...steps.filter((step) => !isHidden(step)), ...kept.map(({ key }) => hidden.get(key))]);
  for (const step of others) {
    for (const { key } of step === undefined ? [] : callsOf(step)) {
      const called = hidden.get(key);
      if (step?.method.name !== '<clinit>' || step.file !== called?.file) others.add(called);
    }
  }
  return others;
};

interface Call {
  readonly key: string;
  readonly isKept: boolean;
}

/** Of static methods and lambdas. */
const callsOf = ({ file, method: { code } }: Step): readonly Call[] => {
  const calls: Call[] = [];
  if (code === null) return calls;
  let made: readonly MemberRef[] = [];
  for (const { opcode, operand } of code.instructions()) {
    calls.push(...made.map((one) => ({ key: keyOf(one), isKept: opcode === op.putstatic })));
    made = opcode === op.invokedynamic ? bootstrapAt(file, code.pool.dynamic(operand).bootstrap).members : [];
    if (opcode === op.invokestatic) calls.push({ key: keyOf(code.pool.member(operand)), isKept: false });
  }
  return calls;
};

const keyOf = ({ owner, name, descriptor }: MemberRef): string => `${owner ?? ''}.${name}${descriptor}`;
