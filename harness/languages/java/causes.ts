/** The usual cause by javac's key. Keys are those of JDK 17 and later. */
import { basename } from 'node:path';
import { isNamed } from '../../text/is-named.ts';
import { type CauseTable, commaInIndex, cutOff, mergeMarker } from '../causes.ts';
import type { SourceFile } from '../../contracts/submission.ts';
import type { CauseRule, Diagnostic } from '../../contracts/language.ts';
import { at } from '../../text/at.ts';
import { classOfFile } from './class-of-file.ts';
import type { Jdk } from './jdk.ts';
import type { LibraryTypes } from './library/library-types.ts';
import { missingTypes } from './library/missing-types.ts';
import { javaCauses as messages } from './messages/causes.ts';
import { newerJava } from './newer-java.ts';
import { headOf, holderIn, lastOf } from './package-lines.ts';

/** With the library's classes, for names that were not imported, and with the assignment's own rules. */
export const javaCauseTable = (
  jdk: Jdk,
  library: LibraryTypes,
  facts: readonly CauseRule[],
  files: readonly SourceFile[],
): CauseTable => ({
  rules: [
    mergeMarker(parserKeys),
    cutOff(parserKeys, files),
    { ...commaInIndex(['compiler.err.expected*']), message: /^'\]' expected/u },
    fromOwnClass(files),
    ...newerJava(jdk),
    ...namesOf(library),
    ...facts,
    publicInFile,
    ...byKey,
  ],
  rank,
});

/** Nothing is checked in a submission that cannot be parsed; a class that is not known makes its uses errors, too. */
const rank = ({ code, message }: Diagnostic): number => {
  if (isNamed(code, parserKeys)) return 0;
  if (isNamed(code, ['compiler.err.doesnt.exist', 'compiler.err.class.public.should.be.in.file'])) return 1;
  return isNamed(code, ['compiler.err.cant.resolve*']) && /symbol:\s+class /u.test(message) ? 2 : 3;
};

const parserKeys = [
  ...['expected', 'expected2', 'expected3', 'expected4', 'not.stmt', 'illegal.*', 'unclosed.*', 'premature.eof'],
  ...['else.without.if', 'catch.without.try', 'orphaned', 'class.not.allowed', 'variable.not.allowed'],
  ...['invalid.meth.decl.ret.type.req', 'empty.char.lit', 'int.number.too.large', 'missing.ret.type'],
].map((key) => `compiler.err.${key}`);

const rule = (keys: readonly string[], cause: () => string, message?: RegExp): CauseRule => ({
  codes: keys.map((key) => `compiler.${key.startsWith('warn.') ? '' : 'err.'}${key}`),
  message,
  cause,
});

const namesOf = (library: LibraryTypes): readonly CauseRule[] => [
  {
    codes: ['compiler.err.cant.resolve*'],
    message: /symbol:\s+(?:class|variable) (\w+)/u,
    cause: (groups) => {
      const name = at(groups, 0);
      const full = library.get(name);
      if (full?.includes('.') === true) return messages.library({ name, full, all: full.replace(/\w+$/u, '*') });
      if (missingTypes.has(name)) return messages.missingInLibrary({ name });
      return ofJavaUtil.has(name) ? messages.standard({ name, full: `java.util.${name}` }) : null;
    },
  },
  otherPackage(library, 'ref.ambiguous', /reference to (\w+) is ambiguous/u, messages.ambiguousLibrary),
  otherPackage(library, 'abstract.cant.be.instantiated', /^(\w+) is abstract/u, messages.notOfLibrary),
];

/** A class of the library for which another package has one of the same name. */
const otherPackage = (
  library: LibraryTypes,
  key: string,
  message: RegExp,
  told: (values: { readonly name: string; readonly full: string }) => string,
): CauseRule => ({
  codes: [`compiler.err.${key}`],
  message,
  cause: ([name = '']) => {
    const full = library.get(name);
    return full?.includes('.') === true ? told({ name, full }) : null;
  },
});

/** An import from a class that is in no package, or no longer. */
const fromOwnClass = (files: readonly SourceFile[]): CauseRule => ({
  codes: ['compiler.err.doesnt.exist'],
  cause: (_, { path, excerpt }) => {
    const { name } = headOf(excerpt).imports[0] ?? { name: '' };
    const holder = lastOf(holderIn(name));
    const isOwn = files.some((file) => classOfFile(file.path) === holder);
    return isOwn ? messages.importFromClass({ path, import: name, class: holder }) : null;
  },
});

/** By the name under which the file is compiled: a submission's own may differ in its capitals. */
const publicInFile: CauseRule = {
  codes: ['compiler.err.class.public.should.be.in.file'],
  message: /(\S+) is public/u,
  cause: ([name = ''], { path }) => {
    const file = basename(path);
    const expected = file.replace(/\.java$/u, '');
    const isCapital = name.toLowerCase() === expected.toLowerCase();
    return isCapital ? messages.capitalInFile({ name, expected }) : messages.publicInFile({ name, file, expected });
  },
};

/** What submissions use most of Java's own packages. */
const ofJavaUtil: ReadonlySet<string> = new Set([
  ...['ArrayList', 'List', 'LinkedList', 'ArrayDeque', 'Deque', 'HashMap', 'Map', 'HashSet', 'Set', 'TreeSet'],
  ...['TreeMap', 'Arrays', 'Collections', 'Comparator', 'Iterator', 'Objects', 'PriorityQueue', 'Scanner'],
  ...['NoSuchElementException', 'Collection', 'LinkedHashSet', 'LinkedHashMap', 'Random'],
]);

/** With nothing after its parameters, as an API is written in an assignment. */
const headOfMethod = /^\s*(?:public|private|protected|static)\b[^=;()]*\([^()]*\)\s*(?:\/[/*].*)?$/u;

const byKey: readonly CauseRule[] = [
  rule(['cant.resolve*'], messages.unknownClass, /symbol:\s+class /u),
  rule(['cant.resolve*'], messages.unknownMethod, /symbol:\s+(?:method|constructor) /u),
  rule(['cant.resolve*'], messages.unknownVariable),
  rule(['doesnt.exist'], messages.packageMissing),
  rule(['prob.found.req'], messages.lossy, /possible lossy conversion/u),
  rule(['prob.found.req'], messages.toIterable, /cannot be converted to Iterable</u),
  rule(['prob.found.req'], messages.toBoolean, /cannot be converted to boolean/u),
  rule(['prob.found.req'], messages.nullToPrimitive, /<null> cannot be converted to (?:int|long|double)/u),
  {
    codes: ['compiler.err.prob.found.req'],
    message: /^incompatible types: Object cannot be converted to (\w+)$/u,
    cause: ([type = '']) => messages.objectGiven({ type }),
  },
  rule(['prob.found.req'], messages.incompatible),
  rule(['override.incompatible.ret'], messages.otherReturn),
  rule(['missing.ret.stmt'], messages.missingReturn),
  rule(['unreported.exception*'], messages.unreported),
  rule(['already.defined*'], messages.alreadyDefined),
  rule(['does.not.override.abstract'], messages.abstractMissing),
  rule(['method.does.not.override.superclass'], messages.noOverride),
  rule(['cant.inherit.from.final'], messages.finalClass),
  rule(['not.stmt'], messages.notStatement),
  {
    ...rule(['expected', 'expected2', 'expected3'], messages.semicolon, /^';' expected/u),
    cause: (_, { excerpt }) => (headOfMethod.test(excerpt) ? messages.missingBody() : messages.semicolon()),
  },
  rule(['expected2'], messages.newWithoutParentheses, /^'\(' or '\[' expected/u),
  rule(['expected', 'expected2', 'expected3'], messages.bracket, /^(?:'[)\]]'|'[)\]]' or ',') expected/u),
  rule(['expected4', 'expected3', 'class.not.allowed'], messages.outsideClass, /class, interface/u),
  rule(['expected', 'expected2', 'expected3'], messages.identifier, /<identifier>/u),
  rule(['expected', 'expected2', 'expected3', 'expected4'], messages.expected),
  rule(['unclosed.str.lit', 'unclosed.char.lit', 'empty.char.lit', 'unclosed.text.block'], messages.unclosedText),
  rule(['illegal.esc.char'], messages.backslash),
  rule(['unclosed.comment'], messages.unclosedComment),
  rule(['premature.eof'], messages.endOfFile),
  rule(['generic.array.creation'], messages.genericArray),
  {
    codes: ['compiler.err.non-static.cant.be.ref'],
    message: /non-static variable this/u,
    cause: (_, { excerpt }) => (/\bnew\b/u.test(excerpt) ? messages.enclosing() : messages.nonStatic()),
  },
  rule(['non-static.cant.be.ref'], messages.nonStatic),
  rule(['cant.apply.symbol', 'cant.apply.symbols', 'cant.apply.diamond*'], messages.wrongArguments),
  rule(['var.might.not.have.been.initialized'], messages.uninitialized),
  rule(['unreachable.stmt'], messages.unreachable),
  rule(['illegal.start.of.expr', 'illegal.start.of.type', 'illegal.start.of.stmt'], messages.illegalStart),
  rule(['break.outside.switch.loop', 'cont.outside.loop'], messages.outsideLoop),
  rule(['illegal.char', 'illegal.char.for.encoding'], messages.illegalChar),
  rule(['else.without.if', 'catch.without.try', 'orphaned'], messages.withoutBegin),
  rule(['operator.cant.be.applied', 'operator.cant.be.applied.1'], messages.operator),
  rule(['incomparable.types'], messages.incomparable),
  rule(['report.access'], messages.access),
  rule(['cant.deref'], messages.dereference),
  rule(['array.req.but.found'], messages.notArray),
  rule(['foreach.not.applicable.to.type'], messages.notIterable),
  rule(['ref.ambiguous'], messages.ambiguous),
  rule(['invalid.meth.decl.ret.type.req'], messages.noReturnType),
  rule(['type.found.req'], messages.primitiveArgument),
  rule(
    ['cant.assign.val.to.final.var', 'var.might.already.be.assigned', 'cant.assign.val.to.var'],
    messages.finalAssigned,
  ),
  rule(['override.weaker.access'], messages.weakerAccess),
  rule(['cant.ref.non.effectively.final.var', 'local.var.accessed.from.icls.needs.final'], messages.lambdaVariable),
  rule(['void.not.allowed.here'], messages.voidValue),
  rule(['int.number.too.large'], messages.numberTooLarge),
  rule(['duplicate.class'], messages.duplicateClass),
  rule(['encl.class.required', 'not.encl.class'], messages.enclosing),
  rule(['abstract.cant.be.instantiated'], messages.isAbstract),
  rule(['missing.meth.body.or.decl.abstract'], messages.missingBody),
  rule(['warn.unchecked*', 'warn.prob.found.req', 'warn.raw.class.use'], messages.unchecked),
];
