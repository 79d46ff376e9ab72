/**
 * Everything that a compiled class can reach: each class, field and method that its constant pool names, in any way.
 * The code tells the lines; the pool tells that nothing was missed, since an instruction can only name what is in it.
 *
 * Two things in a pool do not use a class: an entry of InnerClasses, which only tells of what a nested class is a part
 * (every class with a lambda has one of MethodHandles.Lookup), and the methods by which the compiler links lambdas,
 * concatenations, records and switches. Both count when anything else names them, too.
 */
import { at } from '../../../text/at.ts';
import { bootstrapAt, type ClassFile, type Method } from '../classfile/class-file.ts';
import type { MemberRef } from '../classfile/constant-pool.ts';
import { type Instruction, namesClass, op } from '../classfile/instructions.ts';
import { lineAt, type MethodCode } from '../classfile/method-code.ts';
import { writtenTexts } from './written-text.ts';

export interface Use {
  /** As the runtime names it: `java.lang.Class`. */
  readonly owner: string;
  /** Null when the class is only named; `<init>` for a constructor. */
  readonly member: string | null;
  /** Of a member; empty for a class. */
  readonly descriptor: string;
  /** What a call is given, as it is written: its single text, or a `false` at its end; null where the code has neither. */
  readonly text: string | null;
  /** 0 when the code does not tell. */
  readonly line: number;
}

/** Each class, and each member with each text, once, with the first line that names it. Throws only what `orFault` takes. */
export const usesOf = (file: ClassFile): readonly Use[] => {
  const found = new Found();
  for (const name of [file.superclass, ...file.interfaces]) found.named(name, 0);
  for (const { descriptor } of file.fields) found.types(descriptor, 0);
  for (const method of file.methods) methodUses(file, method, found);
  for (const { classes } of file.bootstraps) for (const name of classes) found.named(name, 0);
  remaining(file, found);
  return found.all();
};

class Found {
  readonly #uses = new Map<string, Use>();
  readonly #members = new Set<string>();

  named(owner: string | null, line: number): void {
    if (owner !== null) this.#add({ owner, member: null, descriptor: '', text: null, line });
  }

  member({ owner, name, descriptor }: MemberRef, line: number, text: string | null = null): void {
    if (owner !== null) this.#add({ owner, member: name, descriptor, text, line });
    this.types(descriptor, line);
  }

  /** The classes in a descriptor; all that is between `L` and `;` counts as one. */
  types(descriptor: string, line: number): void {
    for (const match of descriptor.matchAll(/L([^;]+);/gu)) this.named(at(match, 1).replaceAll('/', '.'), line);
  }

  /** In a pool, a member is there once for all calls of it. */
  unseen({ owner, name, descriptor }: MemberRef): boolean {
    return !this.#members.has(memberKey(owner, name, descriptor));
  }

  all(): readonly Use[] {
    return [...this.#uses.values()];
  }

  #add(use: Use): void {
    const key = JSON.stringify([use.owner, use.member, use.descriptor, use.text]);
    this.#members.add(memberKey(use.owner, use.member, use.descriptor));
    const known = this.#uses.get(key);
    if (known === undefined || (known.line === 0 && use.line > 0)) this.#uses.set(key, use);
  }
}

const memberKey = (...parts: readonly (string | null)[]): string => parts.join('\n');

const methodUses = (file: ClassFile, { descriptor, throws, code }: Method, found: Found): void => {
  const line = code === null ? 0 : lineAt(code, 0);
  found.types(descriptor, line);
  for (const name of throws) found.named(name, line);
  if (code === null) return;
  for (const { class: name, at: handler } of code.caught) found.named(name, lineAt(code, handler));
  const texts = writtenTexts(code);
  for (const instruction of code.instructions()) instructionUses(file, code, instruction, { found, texts });
};

interface Seeing {
  readonly found: Found;
  readonly texts: ReadonlyMap<number, string>;
}

const instructionUses = (
  file: ClassFile,
  code: MethodCode,
  instruction: Instruction,
  { found, texts }: Seeing,
): void => {
  const { opcode, operand } = instruction;
  const line = lineAt(code, instruction.at);
  if (opcode >= op.getstatic && opcode <= op.invokeinterface)
    found.member(code.pool.member(operand), line, texts.get(instruction.at) ?? null);
  else if (namesClass.has(opcode)) found.named(code.pool.className(operand), line);
  else if (opcode === op.invokedynamic) dynamicUses(file, code, operand, line, found);
  else if (opcode >= op.ldc && opcode <= op.ldc2W) constantUses(file, code, operand, line, found);
};

const dynamicUses = (file: ClassFile, { pool }: MethodCode, index: number, line: number, found: Found): void => {
  const { bootstrap, descriptor } = pool.dynamic(index);
  found.types(descriptor, line);
  const { classes, members } = bootstrapAt(file, bootstrap);
  for (const name of classes) found.named(name, line);
  for (const member of members) found.member(member, line);
};

const constantUses = (file: ClassFile, code: MethodCode, index: number, line: number, found: Found): void => {
  if (code.pool.isDynamic(index)) {
    dynamicUses(file, code, index, line, found);
    return;
  }
  const constant = code.pool.constant(index);
  if (constant !== null && 'class' in constant) found.named(constant.class, line);
  if (constant !== null && 'member' in constant) found.member(constant.member, line);
};

/** What else is in the pool. A class of which members are used is told of with these. */
const remaining = (file: ClassFile, found: Found): void => {
  const linkage = new Set(file.bootstraps.flatMap(({ method }) => (isLinkage(method) ? [method] : [])));
  const linkageTypes = new Set([...linkage].map(({ descriptor }) => descriptor));
  const entries = [...file.pool.entries()];
  const owners = new Set(entries.map((entry) => (entry.kind === 'member' ? entry.member.owner : null)));
  const nested = new Set(file.innerClasses.flatMap(({ name, outer }) => [name, outer]));
  for (const entry of entries) {
    if (entry.kind === 'member' && !linkage.has(entry.member)) remainingMember(entry.member, found);
    if (entry.kind === 'class' && !nested.has(entry.name) && !owners.has(entry.name)) found.named(entry.name, 0);
    if (entry.kind === 'types' && !linkageTypes.has(entry.descriptor)) found.types(entry.descriptor, 0);
  }
};

const remainingMember = (member: MemberRef, found: Found): void => {
  if (found.unseen(member)) found.member(member, 0);
  else found.types(member.descriptor, 0);
};

/**
 * The methods by which javac (17 to 25) links what the language has and the virtual machine has not. That they are called
 * is the compiler's doing; called by a program itself they are like any other method.
 */
const linking: ReadonlySet<string> = new Set([
  // Lambdas and method references; the second one for those that are serializable.
  'java.lang.invoke.LambdaMetafactory.metafactory',
  'java.lang.invoke.LambdaMetafactory.altMetafactory',
  // `a + b` with texts.
  'java.lang.invoke.StringConcatFactory.makeConcat',
  'java.lang.invoke.StringConcatFactory.makeConcatWithConstants',
  // toString, equals and hashCode of records.
  'java.lang.runtime.ObjectMethods.bootstrap',
  // Switches over types and over constants of enums.
  'java.lang.runtime.SwitchBootstraps.typeSwitch',
  'java.lang.runtime.SwitchBootstraps.enumSwitch',
  'java.lang.invoke.ConstantBootstraps.invoke',
]);

const isLinkage = (method: MemberRef | null): method is MemberRef =>
  typeof method?.owner === 'string' && linking.has(`${method.owner}.${method.name}`);
