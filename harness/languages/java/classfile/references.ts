/** What the code of a class names: classes, fields and methods, each with the lines where it does. */
import type { Reference } from '../../../contracts/code-facts.ts';
import { remembered } from '../../../text/remembered.ts';
import { type Bootstrap, bootstrapAt, type ClassFile, type Method } from './class-file.ts';
import { has } from './flags.ts';
import { type Instruction, namesClass, op } from './instructions.ts';
import { lineAt, type MethodCode } from './method-code.ts';
import { fieldType, methodTypes, type TypeUse } from './type-signature.ts';

/**
 * Every class and member that the source of this class names or uses, each place once, sorted by line. What the compiler
 * adds by itself is left out: bridges and accessors, and the methods that link lambdas, concatenations, records and
 * switches at run time; but not the bodies of lambdas, nor what a method reference leads to.
 */
export const referencesOf = (file: ClassFile): readonly Reference[] => {
  const places = new Places();
  declaredTypes(file, places);
  for (const method of file.methods) {
    if (isWritten(method) && method.code !== null) codeReferences(file, method.code, places);
  }
  return places.sorted();
};

/** Is the method one of the source, or the body of a lambda in it? */
export const isWritten = ({ flags, name }: Method): boolean =>
  !has(flags, 'bridge') && (!has(flags, 'synthetic') || name.startsWith('lambda$'));

/** Each reference once. Nested maps: names may be long, and there may be many of them. */
class Places {
  readonly #seen = new Map<string, Map<string | null, Set<number>>>();

  add(to: string | null, member: string | null, line: number): void {
    if (to === null) return;
    const members = remembered(this.#seen, to, () => new Map<string | null, Set<number>>());
    remembered(members, member, () => new Set<number>()).add(line);
  }

  types(use: readonly TypeUse[] | null, line: number): void {
    for (const { names } of use ?? []) for (const name of names) this.add(name, null, line);
  }

  sorted(): Reference[] {
    const all: Reference[] = [];
    for (const [to, members] of this.#seen)
      for (const [member, lines] of members) for (const line of lines) all.push({ to, member, line });
    return all.toSorted((a, b) => a.line - b.line);
  }
}

const declaredTypes = (file: ClassFile, places: Places): void => {
  // An annotation has its one interface from the compiler.
  const interfaces = has(file.flags, 'annotation') ? [] : file.interfaces;
  for (const name of [file.superclass, ...interfaces]) places.add(name, null, 0);
  if (file.signature !== null) places.types(superTypes(file.signature), 0);
  for (const { flags, signature, descriptor } of file.fields) {
    const type = has(flags, 'synthetic') ? null : typeOf(signature, descriptor);
    if (type !== null) places.types([type], 0);
  }
  for (const method of file.methods) {
    if (!isWritten(method) || method.name.startsWith('lambda$')) continue;
    const line = method.code === null ? 0 : lineAt(method.code, 0);
    places.types(methodTypes(method.signature ?? method.descriptor) ?? methodTypes(method.descriptor), line);
    for (const name of method.throws) places.add(name, null, line);
  }
};

/** The type of a field or variable; a signature that cannot be read is no reason to know nothing. */
export const typeOf = (signature: string | null, descriptor: string): TypeUse | null =>
  (signature === null ? null : fieldType(signature)) ?? fieldType(descriptor);

/** A class signature is the one of a method without its parentheses: type parameters, superclass, interfaces. */
const superTypes = (signature: string): readonly TypeUse[] | null => {
  const rest = skipTypeParameters(signature);
  return methodTypes(`${signature.slice(0, rest)}()V`)?.concat(inSequence(signature.slice(rest))) ?? null;
};

const skipTypeParameters = (signature: string): number => {
  let depth = 0;
  for (let at = 0; at < signature.length; at++) {
    const letter = signature.charAt(at);
    if (letter === '<') depth++;
    if (letter === '>') depth--;
    if (depth === 0) return letter === '>' ? at + 1 : 0;
  }
  return 0;
};

const inSequence = (types: string): readonly TypeUse[] => methodTypes(`(${types})V`) ?? [];

const codeReferences = (file: ClassFile, code: MethodCode, places: Places): void => {
  for (const { class: name, at } of code.caught) places.add(name, null, lineAt(code, at));
  for (const { type, at } of code.locals) {
    const use = fieldType(type);
    if (use !== null) places.types([use], lineAt(code, at));
  }
  for (const instruction of code.instructions()) reference(file, code, instruction, places);
};

const reference = (file: ClassFile, code: MethodCode, instruction: Instruction, places: Places): void => {
  const { opcode, operand } = instruction;
  const line = lineAt(code, instruction.at);
  if (opcode >= op.getstatic && opcode <= op.invokeinterface) {
    const { owner, name } = code.pool.member(operand);
    places.add(owner, name, line);
  } else if (opcode === op.invokedynamic) {
    const { bootstrap, descriptor } = code.pool.dynamic(operand);
    linked(bootstrapAt(file, bootstrap), descriptor, line, places);
  } else if (namesClass.has(opcode)) {
    places.add(code.pool.className(operand), null, line);
  } else if (opcode === op.ldc || opcode === op.ldcW) {
    const constant = code.pool.constant(operand);
    if (constant !== null && 'class' in constant) places.add(constant.class, null, line);
  }
};

/** The interface that a lambda becomes, and what a method reference leads to. */
const linked = (
  { classes, members }: Omit<Bootstrap, 'method'>,
  descriptor: string,
  line: number,
  places: Places,
): void => {
  const made = fieldType(descriptor.slice(descriptor.lastIndexOf(')') + 1));
  if (made !== null) places.types([made], line);
  for (const name of classes) places.add(name, null, line);
  for (const { owner, name } of members) {
    if (!name.startsWith('lambda$')) places.add(owner, name, line);
  }
};
