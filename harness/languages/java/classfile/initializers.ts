/** Whether static initializers tell when they ran: a class that is used for the first time may be a note of what came before. */
import { orFault } from './byte-reader.ts';
import type { Bootstrap, ClassFile, Method } from './class-file.ts';
import type { MemberRef } from './constant-pool.ts';
import type { Step } from './initializer-parts.ts';
import { type Instruction, op } from './instructions.ts';
import type { MethodCode } from './method-code.ts';
import { fieldType, methodTypes } from './type-signature.ts';

/** Each initializer is followed through all that it reaches; no program for an assignment has more of either. */
const most = { classes: 100, initializers: 16 } as const;

/**
 * Does every class begin with the same values, whenever and in whatever order classes are used first? When in doubt, no: an
 * initializer that calls what is not known to be plain, catches anything, or needs a class that needs its own.
 */
export const beginAlike = (files: readonly ClassFile[]): boolean => {
  const initialized = files.filter(({ methods }) => methods.some(isInitializer));
  if (files.length > most.classes || initialized.length > most.initializers) return false;
  const program = programOf(files);
  const reached = orFault(() => new Map(initialized.map(({ name }) => [name, new Reach(program, name)])));
  if (!(reached instanceof Map)) return false;
  return [...reached].every(
    ([name, { isPlain, classes }]) =>
      isPlain && [...classes].every((other) => other === name || reached.get(other)?.classes.has(name) !== true),
  );
};

interface Program {
  readonly classes: ReadonlyMap<string, ClassFile>;
  /** By name and descriptor, those of all classes. */
  readonly methods: ReadonlyMap<string, readonly Step[]>;
}

const programOf = (files: readonly ClassFile[]): Program => ({
  classes: new Map(files.map((file) => [file.name, file])),
  methods: Map.groupBy(
    files.flatMap((file) => file.methods.map((method) => ({ file, method }))),
    ({ method }) => method.name + method.descriptor,
  ),
});

/** What runs when a class is initialized: its initializer, and what that calls and initializes. */
class Reach {
  readonly #own: Program;
  /** In the order in which they were met; what is added while they are walked is walked, too. */
  readonly #methods = new Set<Step>();
  /** A constant pool has each of its members once, however often they are called. */
  readonly #called = new Set<MemberRef>();
  readonly classes = new Set<string>();
  isPlain = true;

  constructor(own: Program, from: string) {
    this.#own = own;
    this.#initialize(from);
    for (const { file, method } of this.#methods) if (this.isPlain) this.#run(file, method);
  }

  #run(file: ClassFile, { code }: Method): void {
    if (code === null) return;
    if (code.hasHandlers) this.isPlain = false;
    for (const instruction of code.instructions()) this.#step(file, code, instruction);
  }

  #step(file: ClassFile, { pool }: MethodCode, { opcode, operand }: Instruction): void {
    if (opcode === op.new) this.#initialize(pool.className(operand));
    else if (opcode === op.getstatic || opcode === op.putstatic) this.#initialize(pool.member(operand).owner);
    else if (opcode >= op.invokevirtual && opcode <= op.invokeinterface) this.#call(pool.member(operand));
    else if (opcode === op.invokedynamic) {
      const { bootstrap, descriptor } = pool.dynamic(operand);
      this.#link(file.bootstraps[bootstrap], descriptor);
    }
  }

  /** Supertypes are initialized with it. */
  #initialize(name: string | null): void {
    if (this.classes.has(name ?? '')) return;
    for (const file of this.#ancestry(name)) {
      if (this.classes.has(file.name)) continue;
      this.classes.add(file.name);
      this.#follow('<clinit>()V', (step) => step.file === file);
    }
  }

  /** Any own method of that name may be what runs; of constructors, that of the class. */
  #call(member: MemberRef): void {
    if (this.#called.has(member)) return;
    this.#called.add(member);
    const { owner, name, descriptor } = member;
    this.#initialize(owner);
    const ancestry = this.#ancestry(owner);
    const isAbove = ({ file }: Step): boolean => ancestry.includes(file);
    const isDeclared = this.#own.methods.get(name + descriptor)?.some(isAbove) === true;
    if (ancestry.length > 0) this.#follow(name + descriptor, name === '<init>' ? isAbove : undefined);
    const highest = ancestry.find(({ superclass }) => !this.#own.classes.has(superclass ?? ''));
    const outside = `${highest?.superclass ?? owner ?? ''}.${name}`;
    if (isDeclared ? ofEveryObject.has(name) : !plain.test(outside)) this.isPlain = false;
  }

  /** A lambda that becomes an interface of the library runs only where a method that is not plain calls it. */
  #link(bootstrap: Bootstrap | undefined, descriptor: string): void {
    const linker = bootstrap?.method?.name;
    if (linker === 'metafactory') {
      const made = fieldType(descriptor.slice(descriptor.lastIndexOf(')') + 1))?.names ?? [];
      const called = made.some((name) => this.#own.classes.has(name)) ? bootstrap?.members : [];
      for (const one of called ?? []) this.#call(one);
    } else if (linker !== 'makeConcatWithConstants' || !isOfTexts(descriptor)) this.isPlain = false;
  }

  #follow(key: string, isMet: (step: Step) => boolean = () => true): void {
    for (const step of this.#own.methods.get(key) ?? []) if (isMet(step)) this.#methods.add(step);
  }

  /** Own classes and interfaces from this one up, itself first. */
  #ancestry(name: string | null): readonly ClassFile[] {
    const found = new Set<ClassFile>();
    const add = (next: string | null): void => {
      const file = this.#own.classes.get(next ?? '');
      if (file === undefined || found.has(file)) return;
      found.add(file);
      for (const one of [file.superclass, ...file.interfaces]) add(one);
    };
    add(name);
    return [...found];
  }
}

const isInitializer = ({ name }: Method): boolean => name === '<clinit>';

/** An interface may declare them, too: then that of `Object` runs. */
const ofEveryObject: ReadonlySet<string> = new Set(['hashCode', 'toString']);

/** Methods that give the same for the same, and call nothing of the submission. An array of numbers has no class. */
const plain = new RegExp(
  `^(?:${[
    String.raw`java\.lang\.(?:Object|Enum|Record)\.<init>`,
    String.raw`(?:|java\.lang\.Object|java\.lang\.Enum)\.clone`,
    String.raw`java\.lang\.Enum\.(?:name|ordinal|valueOf)`,
    String.raw`java\.lang\.Class\.desiredAssertionStatus`,
    String.raw`java\.lang\.(?:Boolean|Byte|Character|Double|Float|Integer|Long|Short)\.(?!get[A-Z])\w+`,
    String.raw`java\.lang\.(?:Strict)?Math\.(?!random$)\w+`,
    String.raw`java\.lang\.String\.(?:charAt|length|repeat|split|substring|toCharArray|trim)`,
    String.raw`java\.lang\.System\.arraycopy`,
    String.raw`java\.util\.Arrays\.(?:copyOf|copyOfRange|fill)`,
    String.raw`java\.util\.Collections\.reverseOrder`,
    String.raw`java\.util\.Comparator\.(?!compare$)\w+`,
  ].join('|')})$`,
  'u',
);

/** Are they numbers and texts that are put together? Of another object its own method would be called. */
const isOfTexts = (descriptor: string): boolean =>
  methodTypes(descriptor)?.every(({ names }) => names.every((name) => name === 'java.lang.String')) === true &&
  !descriptor.includes('[');
