/** Where methods change static fields, or what these hold: state that all objects of a program share. */
import { remembered } from '../../../text/remembered.ts';
import type { ClassFile, Method } from './class-file.ts';
import type { MemberRef } from './constant-pool.ts';
import { type Instruction, op } from './instructions.ts';
import { lineAt, type MethodCode } from './method-code.ts';
import { OperandStack } from './operand-stack.ts';
import { isWritten } from './references.ts';
import { effectOf, endsFlow } from './stack-effects.ts';
import { slots, slotsOf } from './type-signature.ts';

interface Change {
  readonly field: MemberRef;
  readonly line: number;
  /** The class whose method is called; null for an assignment. */
  readonly by: string | null;
}
export interface StaticChange extends Change {
  readonly method: Method;
}

/**
 * Assignments to static fields, to elements and fields of what they hold, and calls of methods of collections that change
 * them; but not those that a static initializer makes to fields of its own class. What is passed to another method and changed
 * there is not seen: static-escapes.ts sees what may be.
 */
export const staticChanges = (file: ClassFile): readonly StaticChange[] =>
  file.methods.flatMap((method) => {
    const changes = isWritten(method) && method.code !== null ? new Walk(method.code).changes() : [];
    return changes.filter(({ field }) => !isInitialized(field, method, file)).map((change) => ({ ...change, method }));
  });

/** Is the method the initializer that gives this field its value? Those of other classes run at other times. */
export const isInitialized = ({ owner, name }: MemberRef, method: Method, file: ClassFile): boolean =>
  method.name === '<clinit>' && owner === file.name && file.fields.some((field) => field.name === name);

const changers: ReadonlySet<string> = new Set(
  (
    'add addAll addFirst addLast append clear compute computeIfAbsent computeIfPresent delMax delMin delete dequeue ' +
    'enqueue insert merge offer offerFirst offerLast poll pollFirst pollLast pop push put putAll putIfAbsent remove ' +
    'removeAll removeFirst removeIf removeLast replace replaceAll retainAll set setAll setLength sort'
  ).split(' '),
);
/** Whose methods change no object, whatever they are called: `replace` of a text, `add` of a large number. */
export const immutable = /^java\.(?:lang\.(?:Boolean|Byte|Character|Double|Float|Integer|Long|Short|String)$|math\.)/u;
/** Methods whose result is a part of what they are called on. */
const getters: ReadonlySet<string> = new Set(
  'entrySet get getFirst getLast getOrDefault iterator keySet next peek subList values'.split(' '),
);
/** Static methods that change an argument, and which. */
const helpers: Readonly<Record<string, number>> = {
  'java.lang.System.arraycopy': 2,
  'java.util.Arrays.fill': 0,
  'java.util.Arrays.setAll': 0,
  'java.util.Arrays.sort': 0,
  'java.util.Collections.addAll': 0,
  'java.util.Collections.fill': 0,
  'java.util.Collections.reverse': 0,
  'java.util.Collections.shuffle': 0,
  'java.util.Collections.sort': 0,
  'java.util.Collections.swap': 0,
};

export class Walk {
  readonly #code: MethodCode;
  readonly #stack: OperandStack;
  readonly #changes: Change[] = [];
  readonly #slots = new Map<string, ReturnType<typeof slotsOf>>();
  #line = 0;

  constructor(code: MethodCode, stack = new OperandStack()) {
    this.#code = code;
    this.#stack = stack;
  }

  changes(): readonly Change[] {
    for (const instruction of this.#code.instructions()) {
      this.#line = lineAt(this.#code, instruction.at);
      this.reached?.(instruction, this.#stack);
      this.#step(instruction);
      if (endsFlow(instruction.opcode) || instruction.opcode === op.wide) this.#stack.forget();
    }
    return this.#changes;
  }

  /** The instruction is next. */
  protected reached?(instruction: Instruction, stack: OperandStack): void;

  /** Is a value that comes from this field followed? */
  protected follows(_field: MemberRef): boolean {
    return true;
  }

  /** A value goes where it is no longer followed. `reader`: the method that it is given to. */
  protected passed?(value: MemberRef | null, reader?: string): void;

  #step({ opcode, operand, dimensions }: Instruction): void {
    if (opcode >= op.getstatic && opcode <= op.putfield) this.#field(opcode, this.#code.pool.member(operand));
    else if (opcode >= op.invokevirtual && opcode <= op.invokeinterface) this.#call(opcode, operand);
    else if (opcode === op.invokedynamic) this.#linked(operand);
    else if (opcode >= op.iastore && opcode <= op.sastore) this.#elementStore(opcode);
    else if (opcode >= op.dup && opcode <= op.swap) this.#shuffle(opcode);
    else if (opcode === op.aaload) this.#element();
    else if (opcode === op.multianewarray) this.#exchange(dimensions, 1);
    else if (!this.#local(opcode, operand)) this.#exchange(...effectOf(opcode));
  }

  #field(opcode: number, member: MemberRef): void {
    const width = slots(member.descriptor);
    const label = isReference(member.descriptor) ? member : null;
    if (opcode === op.getstatic) this.#stack.push(width, label !== null && this.follows(label) ? label : null);
    else if (opcode === op.putstatic) {
      const value = this.#stack.pop(width);
      this.passed?.(value);
      this.#changed(member);
    } else if (opcode === op.getfield) {
      const owner = this.#stack.pop(1);
      this.#stack.push(width, label === null ? null : owner);
    } else {
      const value = this.#stack.pop(width);
      this.passed?.(value);
      this.#changed(this.#stack.pop(1));
    }
  }

  #call(opcode: number, operand: number): void {
    const { owner, name, descriptor } = this.#code.pool.member(operand);
    const { parameters, result } = remembered(this.#slots, descriptor, slotsOf);
    const given = this.#stack.arguments(parameters);
    const target = opcode === op.invokestatic ? null : this.#stack.pop(1);
    for (const value of [target, ...given]) this.passed?.(value, `${owner ?? ''}.${name}`);
    const helped = opcode === op.invokestatic && owner !== null ? helpers[`${owner}.${name}`] : undefined;
    if (changers.has(name) && !immutable.test(owner ?? '')) this.#changed(target, owner);
    if (helped !== undefined) this.#changed(given[helped] ?? null);
    this.#stack.push(result, getters.has(name) && result === 1 ? target : null);
  }

  #linked(operand: number): void {
    const { parameters, result } = remembered(this.#slots, this.#code.pool.dynamic(operand).descriptor, slotsOf);
    for (const value of this.#stack.arguments(parameters)) this.passed?.(value);
    this.#stack.push(result);
  }

  #elementStore(opcode: number): void {
    const value = this.#stack.pop(opcode === op.lastore || opcode === op.dastore ? 2 : 1);
    this.passed?.(value);
    this.#stack.pop(1);
    this.#changed(this.#stack.pop(1));
  }

  #element(): void {
    this.#stack.pop(1);
    const array = this.#stack.pop(1);
    this.#stack.push(1, array && { ...array, descriptor: array.descriptor.replace(/^\[/u, '') });
  }

  /** dup, dup_x1, dup_x2, dup2, dup2_x1, dup2_x2, swap. */
  #shuffle(opcode: number): void {
    const index = opcode - op.dup;
    if (opcode === op.swap) this.#stack.swap();
    else this.#stack.duplicate(index < 3 ? 1 : 2, index % 3);
  }

  /** Loads and stores of references in local variables. */
  #local(opcode: number, operand: number): boolean {
    if (opcode === op.aload) this.#stack.load(operand);
    else if (opcode === op.astore) this.#stack.store(operand);
    else if (opcode >= op.aload0 && opcode <= op.aload0 + 3) this.#stack.load(opcode - op.aload0);
    else if (opcode >= op.astore0 && opcode <= op.astore0 + 3) this.#stack.store(opcode - op.astore0);
    else return opcode === op.checkcast;
    return true;
  }

  #exchange(pops: number, pushes: number): void {
    this.#stack.pop(pops);
    this.#stack.push(pushes);
  }

  #changed(field: MemberRef | null, by: string | null = null): void {
    if (field !== null) this.#changes.push({ field, line: this.#line, by });
  }
}

const isReference = (descriptor: string): boolean => descriptor.startsWith('[') || descriptor.startsWith('L');
