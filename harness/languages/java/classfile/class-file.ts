/**
 * Reads compiled classes (Java Virtual Machine Specification, chapter 4), as far as rules on code need them. The bytes
 * may be anything: every length is checked against what is there, and the work grows no faster than the bytes.
 */
import { attributes, type Attributes, entriesOf } from './attributes.ts';
import { ByteReader, type Fault, orFault } from './byte-reader.ts';
import { type ConstantPool, type MemberRef, readConstantPool } from './constant-pool.ts';
import { type MethodCode, readCode } from './method-code.ts';

const MAGIC = 0xcafebabe;
/** JDK 1.1; there is no upper bound, since later versions only add attributes. */
const OLDEST_VERSION = 45;

export interface ClassFile {
  readonly flags: number;
  /** As the runtime names it: `Path$Node`. */
  readonly name: string;
  readonly superclass: string | null;
  readonly interfaces: readonly string[];
  /** Generic signature of the class itself. */
  readonly signature: string | null;
  readonly sourceFile: string | null;
  readonly fields: readonly Field[];
  readonly methods: readonly Method[];
  readonly innerClasses: readonly InnerClass[];
  /** The top-level class that this one shares its private members with; null for that class itself. */
  readonly nestHost: string | null;
  readonly bootstraps: readonly Bootstrap[];
  readonly pool: ConstantPool;
}

interface Member {
  readonly flags: number;
  readonly name: string;
  readonly descriptor: string;
  /** Generic signature; null where it says no more than the descriptor. */
  readonly signature: string | null;
}
export type Field = Member;
export interface Method extends Member {
  readonly code: MethodCode | null;
  /** Declared exceptions. */
  readonly throws: readonly string[];
}

/** An entry of InnerClasses: any nested class that this class declares, is, or names. */
export interface InnerClass {
  readonly name: string;
  /** Null for a local or anonymous class. */
  readonly outer: string | null;
  /** As it is written; null for an anonymous class. */
  readonly simpleName: string | null;
  /** Flags as in the source. */
  readonly flags: number;
}

/** A bootstrap method, and what its arguments refer to. */
export interface Bootstrap {
  readonly method: MemberRef | null;
  readonly classes: readonly string[];
  readonly members: readonly MemberRef[];
}

/** Nothing for an index without an entry: a class file may name any. */
export const bootstrapAt = ({ bootstraps }: ClassFile, index: number): Omit<Bootstrap, 'method'> =>
  bootstraps[index] ?? nothing;

const nothing = { classes: [], members: [] } as const;

export type ParsedClass = { readonly kind: 'class'; readonly file: ClassFile } | Fault;

/** Never throws for any bytes. */
export const parseClassFile = (bytes: Uint8Array): ParsedClass =>
  orFault(() => ({ kind: 'class', file: readClass(new ByteReader(bytes)) }));

const readClass = (reader: ByteReader): ClassFile => {
  if (reader.u4() !== MAGIC) throw reader.fail('These bytes are not a class file.');
  reader.skip(2);
  const version = reader.u2();
  if (version < OLDEST_VERSION) throw reader.fail(`There is no version ${version} of class files.`);
  const pool = readConstantPool(reader);
  const flags = reader.u2();
  const name = named(reader, pool.className(reader.u2()));
  const superclass = pool.optionalClassName(reader.u2());
  const interfaces = reader.list(reader.u2(), () => named(reader, pool.className(reader.u2())));
  const fields = reader.list(reader.u2(), () => readMember(reader, pool).member);
  const methods = reader.list(reader.u2(), () => readMethod(reader, pool));
  const rest = attributes(reader, pool);
  if (reader.at < reader.end) throw reader.fail('The class file goes on after its end.');
  return { flags, name, superclass, interfaces, fields, methods, pool, ...classAttributes(rest, pool) };
};

const named = (reader: ByteReader, name: string | null): string => {
  if (name === null) throw reader.fail('An array stands where a class must be.');
  return name;
};

const readMember = (reader: ByteReader, pool: ConstantPool): { member: Member; rest: Attributes } => {
  const flags = reader.u2();
  const name = pool.text(reader.u2());
  const descriptor = pool.text(reader.u2());
  const rest = attributes(reader, pool);
  return { member: { flags, name, descriptor, signature: textAttribute(rest, 'Signature', pool) }, rest };
};

const readMethod = (reader: ByteReader, pool: ConstantPool): Method => {
  const { member, rest } = readMember(reader, pool);
  const code = rest.get('Code');
  return {
    ...member,
    code: code === undefined ? null : readCode(code, pool),
    throws: entriesOf(rest, 'Exceptions', (thrown) => named(thrown, pool.className(thrown.u2()))),
  };
};

type ClassAttributes = Pick<ClassFile, 'signature' | 'sourceFile' | 'innerClasses' | 'nestHost' | 'bootstraps'>;

const classAttributes = (found: Attributes, pool: ConstantPool): ClassAttributes => {
  const host = found.get('NestHost');
  return {
    signature: textAttribute(found, 'Signature', pool),
    sourceFile: textAttribute(found, 'SourceFile', pool),
    innerClasses: entriesOf(found, 'InnerClasses', (inner) => readInnerClass(inner, pool)),
    nestHost: host === undefined ? null : named(host, pool.className(host.u2())),
    bootstraps: entriesOf(found, 'BootstrapMethods', (bootstrap) => readBootstrap(bootstrap, pool)),
  };
};

const textAttribute = (found: Attributes, name: string, pool: ConstantPool): string | null => {
  const reader = found.get(name);
  return reader === undefined ? null : pool.text(reader.u2());
};

const readInnerClass = (reader: ByteReader, pool: ConstantPool): InnerClass => {
  const name = named(reader, pool.className(reader.u2()));
  const outer = pool.optionalClassName(reader.u2());
  const simple = reader.u2();
  return { name, outer, simpleName: simple === 0 ? null : pool.text(simple), flags: reader.u2() };
};

const readBootstrap = (reader: ByteReader, pool: ConstantPool): Bootstrap => {
  const method = pool.constant(reader.u2());
  const args = reader.list(reader.u2(), () => pool.constant(reader.u2()));
  return {
    method: method !== null && 'member' in method ? method.member : null,
    classes: args.flatMap((one) => (one !== null && 'class' in one && one.class !== null ? [one.class] : [])),
    members: args.flatMap((one) => (one !== null && 'member' in one ? [one.member] : [])),
  };
};
