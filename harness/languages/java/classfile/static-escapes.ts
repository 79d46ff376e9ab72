/** Which arrays in static fields code may change by another name: for as long as that is not ruled out, they are no constants. */
import type { ClassFile } from './class-file.ts';
import type { MemberRef } from './constant-pool.ts';
import { type Instruction, isBranch, op, targetOf } from './instructions.ts';
import type { MethodCode } from './method-code.ts';
import { OperandStack } from './operand-stack.ts';
import { isWritten } from './references.ts';
import { endsFlow } from './stack-effects.ts';
import { Walk, isInitialized } from './static-changes.ts';

/**
 * Static fields whose array is passed to a method, returned, stored, captured or mixed with another, or changed where only its
 * local variable shows that it is the same; in the static initializer of another class, too. When in doubt, it is. Indexing, loops over the
 * elements and methods of the library that only read are no escape.
 */
export const staticEscapes = (file: ClassFile, mostFollowed: number): readonly MemberRef[] =>
  file.methods.flatMap((method) =>
    isWritten(method) && method.code !== null
      ? escapesIn(method.code, mostFollowed, (field) => !isInitialized(field, method, file))
      : [],
  );

/**
 * How many fields of a method are followed, each through all of it, in a program of this many bytes: no program for an
 * assignment has more, and one that is made for it would take hours.
 */
export const followedIn = (bytes: number): number => (bytes > 1_000_000 ? 0 : 16);

const escapesIn = (
  code: MethodCode,
  mostFollowed: number,
  counts: (field: MemberRef) => boolean,
): readonly MemberRef[] => {
  const fields = new Map<string, MemberRef>();
  for (const { opcode, operand } of code.instructions()) {
    const field = opcode === op.getstatic ? code.pool.member(operand) : null;
    if (field !== null && isArray(field) && counts(field)) fields.set(keyOf(field), field);
  }
  const all = [...fields.values()];
  return all.length > mostFollowed ? all : all.filter((field) => escapes(code, field));
};

/** What a local variable holds further down may come back to it in a loop: so the code is walked twice. */
const escapes = (code: MethodCode, field: MemberRef): boolean => {
  const stack = new OperandStack(true);
  const walks = [new ArrayWalk(code, field, stack), new ArrayWalk(code, field, stack)];
  return walks.some((walk) => walk.changes().length > 0 || walk.isPassed);
};

/** Follows the array of one field. */
class ArrayWalk extends Walk {
  readonly #field: string;
  readonly #targets: ReadonlySet<number>;
  /** Where code is reached from is known up to the first jump of another kind. */
  #isKnown = true;
  isPassed = false;

  constructor(code: MethodCode, field: MemberRef, stack: OperandStack) {
    super(code, stack);
    this.#field = keyOf(field);
    const branches = [...code.instructions()].filter(({ opcode }) => isBranch(opcode));
    this.#targets = new Set(branches.map(targetOf));
  }

  protected override reached({ at, opcode }: Instruction, stack: OperandStack): void {
    if (!this.#isKnown || this.#targets.has(at)) stack.join();
    if (endsFlow(opcode) || opcode === op.wide) for (const value of stack.labels()) this.passed(value);
    if (unknown.has(opcode)) this.#isKnown = false;
    // The operation behind the prefix is not followed.
    if (opcode === op.wide) this.isPassed = true;
  }

  protected override follows(field: MemberRef): boolean {
    return keyOf(field) === this.#field;
  }

  protected override passed(value: MemberRef | null, reader?: string): void {
    if (value !== null && isArray(value) && !onlyReads(reader, value)) this.isPassed = true;
  }
}

const unknown: ReadonlySet<number> = new Set([op.tableswitch, op.lookupswitch, op.gotoW]);

const keyOf = ({ owner, name }: MemberRef): string => `${owner ?? ''}.${name}`;

const isArray = ({ descriptor }: MemberRef): boolean => descriptor.startsWith('[');

/** Of an array of arrays a copy shares these. */
const onlyReads = (reader: string | undefined, { descriptor }: MemberRef): boolean =>
  reader !== undefined && (readers.has(reader) || (copiers.test(reader) && !descriptor.startsWith('[[')));

const readers: ReadonlySet<string> = new Set(
  'binarySearch deepEquals deepHashCode deepToString equals hashCode toString'
    .split(' ')
    .map((name) => `java.util.Arrays.${name}`),
);
/** What is copied into is changed, and seen as such. An array of numbers has no class whose method clone() could be. */
const copiers = /^(?:java\.util\.Arrays\.(?:copyOf|copyOfRange|stream)|java\.lang\.System\.arraycopy)$|^\.clone$/u;
