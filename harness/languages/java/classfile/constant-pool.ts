/** The constant pool of a class file (Java Virtual Machine Specification, 4.4). */
import iconv from 'iconv-lite';
import { remembered } from '../../../text/remembered.ts';
import { type ByteReader, Malformed } from './byte-reader.ts';

/** A field or method of a class, as code names it. */
export interface MemberRef {
  /** As the runtime names it, `java.util.List`; of an array its element's class, null for one of numbers. */
  readonly owner: string | null;
  readonly name: string;
  readonly descriptor: string;
}

type Entry =
  | { readonly kind: 'utf8'; readonly bytes: Uint8Array }
  | { readonly kind: 'class'; readonly name: number }
  | { readonly kind: 'member'; readonly owner: number; readonly nameAndType: number }
  | { readonly kind: 'nameAndType'; readonly name: number; readonly descriptor: number }
  | { readonly kind: 'string'; readonly text: number }
  | { readonly kind: 'methodHandle'; readonly member: number }
  | { readonly kind: 'methodType'; readonly descriptor: number }
  | { readonly kind: 'dynamic'; readonly bootstrap: number; readonly nameAndType: number }
  | { readonly kind: 'other' };
type Of<Kind extends Entry['kind']> = Extract<Entry, { readonly kind: Kind }>;

type Named =
  | { readonly kind: 'class'; readonly name: string | null }
  | { readonly kind: 'member'; readonly member: MemberRef }
  | { readonly kind: 'types'; readonly descriptor: string };

/** Entries by index. Each is checked when it is looked up; each text is decoded once. */
export class ConstantPool {
  readonly #entries: readonly (Entry | undefined)[];
  readonly #offset: number;
  readonly #texts = new Map<number, string>();
  readonly #classes = new Map<number, string | null>();
  readonly #members = new Map<number, MemberRef>();

  constructor(entries: readonly (Entry | undefined)[], offset: number) {
    this.#entries = entries;
    this.#offset = offset;
  }

  /** UTF-8 of UTF-16 units, with a zero in two bytes (4.4.7). It never fails: what is not valid becomes U+FFFD. */
  text(index: number): string {
    return remembered(this.#texts, index, () =>
      iconv.decode(this.#get(index, 'utf8').bytes, 'cesu8', { stripBOM: false }),
    );
  }

  /** The name of a class with dots, or of an array's element; null for an array of numbers. */
  className(index: number): string | null {
    return remembered(this.#classes, index, () => classNameOf(this.text(this.#get(index, 'class').name)));
  }

  /** As `className`, for an index that may be 0: then, and for arrays of numbers, null. */
  optionalClassName(index: number): string | null {
    return index === 0 ? null : this.className(index);
  }

  member(index: number): MemberRef {
    return remembered(this.#members, index, () => {
      const { owner, nameAndType } = this.#get(index, 'member');
      return { owner: this.className(owner), ...this.nameAndType(nameAndType) };
    });
  }

  nameAndType(index: number): { readonly name: string; readonly descriptor: string } {
    const { name, descriptor } = this.#get(index, 'nameAndType');
    return { name: this.text(name), descriptor: this.text(descriptor) };
  }

  /** Index in BootstrapMethods, and descriptor, of a computed constant or call. */
  dynamic(index: number): { readonly bootstrap: number; readonly descriptor: string } {
    const { bootstrap, nameAndType } = this.#get(index, 'dynamic');
    return { bootstrap, descriptor: this.nameAndType(nameAndType).descriptor };
  }

  /** What a loadable constant refers to: a class, a member through a handle, a computed value, or nothing. */
  constant(index: number): { readonly class: string | null } | { readonly member: MemberRef } | null {
    const entry = this.#entries[index];
    if (entry?.kind === 'class') return { class: this.className(index) };
    if (entry?.kind === 'methodHandle') return { member: this.member(entry.member) };
    if (entry === undefined) throw new Malformed(this.#offset, `There is no constant ${index}.`);
    return null;
  }

  /** The text that a constant is; null where it is none. */
  stringConstant(index: number): string | null {
    const entry = this.#entries[index];
    return entry?.kind === 'string' ? this.text(entry.text) : null;
  }

  isDynamic(index: number): boolean {
    return this.#entries[index]?.kind === 'dynamic';
  }

  /** Every class, member and descriptor that the pool names, whether or not anything refers to it. */
  *entries(): Iterable<Named> {
    for (const [index, entry] of this.#entries.entries()) {
      if (entry?.kind === 'class') yield { kind: 'class', name: this.className(index) };
      if (entry?.kind === 'member') yield { kind: 'member', member: this.member(index) };
      if (entry?.kind === 'nameAndType') yield { kind: 'types', descriptor: this.text(entry.descriptor) };
      if (entry?.kind === 'methodType') yield { kind: 'types', descriptor: this.text(entry.descriptor) };
    }
  }

  #get<Kind extends Entry['kind']>(index: number, kind: Kind): Of<Kind> {
    const entry = this.#entries[index];
    if (isKind(entry, kind)) return entry;
    throw new Malformed(this.#offset, `The constant ${index} is ${entry?.kind ?? 'missing'} and not ${kind}.`);
  }
}

const isKind = <Kind extends Entry['kind']>(entry: Entry | undefined, kind: Kind): entry is Of<Kind> =>
  entry?.kind === kind;

/** `[[Ljava/lang/String;` -> `java.lang.String`; `java/util/Map$Entry` -> `java.util.Map$Entry`; `[I` -> null. */
const classNameOf = (internal: string): string | null => {
  const element = internal.replace(/^\[+/u, '');
  if (element === internal) return internal.replaceAll('/', '.');
  return /^L[^;]+;$/u.test(element) ? element.slice(1, -1).replaceAll('/', '.') : null;
};

export const readConstantPool = (reader: ByteReader): ConstantPool => {
  const offset = reader.at;
  const count = reader.u2();
  const entries: (Entry | undefined)[] = [undefined];
  while (entries.length < count) {
    const tag = reader.u1();
    entries.push(readEntry(reader, tag));
    // A long or double takes two places (4.4.5).
    if (tag === 5 || tag === 6) entries.push(undefined);
  }
  return new ConstantPool(entries, offset);
};

const readEntry = (reader: ByteReader, tag: number): Entry => {
  switch (tag) {
    case 1:
      return { kind: 'utf8', bytes: reader.bytes(reader.u2()) };
    case 7:
      return { kind: 'class', name: reader.u2() };
    case 8:
      return { kind: 'string', text: reader.u2() };
    case 9: // Fieldref
    case 10: // Methodref
    case 11: // InterfaceMethodref
      return { kind: 'member', owner: reader.u2(), nameAndType: reader.u2() };
    case 12:
      return { kind: 'nameAndType', name: reader.u2(), descriptor: reader.u2() };
    case 15:
      reader.skip(1); // what the handle does with the member
      return { kind: 'methodHandle', member: reader.u2() };
    case 16:
      return { kind: 'methodType', descriptor: reader.u2() };
    case 17: // Dynamic
    case 18: // InvokeDynamic
      return { kind: 'dynamic', bootstrap: reader.u2(), nameAndType: reader.u2() };
    default:
      reader.skip(otherSizes[tag] ?? unknown(reader, tag));
      return { kind: 'other' };
  }
};

/** Integer, Float, Long, Double, Module, Package: nothing that code refers to. */
const otherSizes: Readonly<Record<number, number>> = { 3: 4, 4: 4, 5: 8, 6: 8, 19: 2, 20: 2 };

const unknown = (reader: ByteReader, tag: number): never => {
  throw reader.fail(`There is no kind of constant ${tag}.`);
};
