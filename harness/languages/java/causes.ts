/** The usual cause by javac's key. Keys are those of JDK 17 and later. */
import { isNamed, type CauseTable } from '../causes.ts';
import type { CauseRule, Diagnostic } from '../language.ts';
import type { LibraryTypes } from './library/library-types.ts';
import { javaCauses as words } from './words/causes.ts';

/** With the library's classes, for names that were not imported, and with the assignment's own rules. */
export const javaCauseTable = (library: LibraryTypes, facts: readonly CauseRule[]): CauseTable => ({
  rules: [...namesOf(library), ...facts, ...byKey],
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
    cause: ([name = '']) => {
      const full = library.get(name);
      if (full?.includes('.') === true) return words.library({ name, full });
      const standard = standardPackages.get(name);
      return standard === undefined ? null : words.standard({ name, full: `${standard}.${name}` });
    },
  },
  {
    codes: ['compiler.err.ref.ambiguous'],
    message: /reference to (\w+) is ambiguous/u,
    cause: ([name = '']) => {
      const full = library.get(name);
      return full?.includes('.') === true ? words.ambiguousLibrary({ name, full }) : null;
    },
  },
];

/** What submissions use most of Java's own packages. */
const standardPackages: ReadonlyMap<string, string> = new Map(
  [
    ...['ArrayList', 'List', 'LinkedList', 'ArrayDeque', 'Deque', 'HashMap', 'Map', 'HashSet', 'Set', 'TreeSet'],
    ...['TreeMap', 'Arrays', 'Collections', 'Comparator', 'Iterator', 'Objects', 'PriorityQueue', 'Scanner'],
    ...['NoSuchElementException', 'Collection', 'LinkedHashSet', 'LinkedHashMap', 'Random'],
  ].map((name) => [name, 'java.util']),
);

const byKey: readonly CauseRule[] = [
  rule(['cant.resolve*'], words.unknownClass, /symbol:\s+class /u),
  rule(['cant.resolve*'], words.unknownMethod, /symbol:\s+(?:method|constructor) /u),
  rule(['cant.resolve*'], words.unknownVariable),
  rule(['doesnt.exist'], words.packageMissing),
  rule(['prob.found.req'], words.lossy, /possible lossy conversion/u),
  rule(['prob.found.req'], words.toIterable, /cannot be converted to Iterable</u),
  rule(['prob.found.req'], words.toBoolean, /cannot be converted to boolean/u),
  rule(['prob.found.req'], words.nullToPrimitive, /<null> cannot be converted to (?:int|long|double)/u),
  rule(['prob.found.req', 'override.incompatible.ret'], words.incompatible),
  rule(['missing.ret.stmt'], words.missingReturn),
  rule(['unreported.exception*'], words.unreported),
  rule(['already.defined*'], words.alreadyDefined),
  rule(['does.not.override.abstract'], words.abstractMissing),
  rule(['method.does.not.override.superclass'], words.noOverride),
  rule(['not.stmt'], words.notStatement),
  rule(['expected', 'expected2', 'expected3'], words.semicolon, /^';' expected/u),
  rule(['expected', 'expected2', 'expected3'], words.bracket, /^(?:'[)\]]'|'[)\]]' or ',') expected/u),
  rule(['expected4', 'expected3', 'class.not.allowed'], words.outsideClass, /class, interface/u),
  rule(['expected', 'expected2', 'expected3'], words.identifier, /<identifier>/u),
  rule(['expected', 'expected2', 'expected3', 'expected4'], words.expected),
  rule(['class.public.should.be.in.file'], words.publicInFile),
  rule(['unclosed.str.lit', 'unclosed.char.lit', 'empty.char.lit', 'unclosed.text.block'], words.unclosedText),
  rule(['unclosed.comment'], words.unclosedComment),
  rule(['premature.eof'], words.endOfFile),
  rule(['generic.array.creation'], words.genericArray),
  rule(['non-static.cant.be.ref'], words.nonStatic),
  rule(['cant.apply.symbol', 'cant.apply.symbols', 'cant.apply.diamond*'], words.wrongArguments),
  rule(['var.might.not.have.been.initialized'], words.uninitialized),
  rule(['unreachable.stmt'], words.unreachable),
  rule(['illegal.start.of.expr', 'illegal.start.of.type', 'illegal.start.of.stmt'], words.illegalStart),
  rule(['illegal.char', 'illegal.char.for.encoding', 'illegal.esc.char'], words.illegalChar),
  rule(['else.without.if', 'catch.without.try', 'orphaned'], words.withoutBegin),
  rule(['operator.cant.be.applied', 'operator.cant.be.applied.1'], words.operator),
  rule(['incomparable.types'], words.incomparable),
  rule(['report.access'], words.access),
  rule(['cant.deref'], words.dereference),
  rule(['array.req.but.found'], words.notArray),
  rule(['foreach.not.applicable.to.type'], words.notIterable),
  rule(['ref.ambiguous'], words.ambiguous),
  rule(['invalid.meth.decl.ret.type.req'], words.noReturnType),
  rule(['type.found.req'], words.primitiveArgument),
  rule(
    ['cant.assign.val.to.final.var', 'var.might.already.be.assigned', 'cant.assign.val.to.var'],
    words.finalAssigned,
  ),
  rule(['override.weaker.access'], words.weakerAccess),
  rule(['cant.ref.non.effectively.final.var', 'local.var.accessed.from.icls.needs.final'], words.lambdaVariable),
  rule(['void.not.allowed.here'], words.voidValue),
  rule(['int.number.too.large'], words.numberTooLarge),
  rule(['duplicate.class'], words.duplicateClass),
  rule(['encl.class.required', 'not.encl.class'], words.enclosing),
  rule(['abstract.cant.be.instantiated'], words.isAbstract),
  rule(['missing.meth.body.or.decl.abstract'], words.missingBody),
  rule(['warn.unchecked*', 'warn.prob.found.req', 'warn.raw.class.use'], words.unchecked),
  rule(['warn.has.been.deprecated*'], words.deprecated),
];
