/** The usual cause by the compiler's code. */
import { isNamed } from '../../text/is-named.ts';
import { isBuiltin } from 'node:module';
import { type CauseTable, commaInIndex, cutOff, mergeMarker } from '../causes.ts';
import type { SourceFile } from '../../contracts/submission.ts';
import type { CauseRule, Diagnostic } from '../../contracts/language.ts';
import { at } from '../../text/at.ts';
import { filesByAlias, joinPath } from './common/resolve.ts';
import { ABSENT_NAMES } from './compiler/library.ts';
import type { ImportOf } from './exported-names.ts';
import { typescriptCauses as messages } from './messages/causes.ts';

/**
 * `facts` are the assignment's; `importOf` tells what a name that is not known could have been imported by; `paths` are those of all
 * files that were submitted.
 */
export const typescriptCauseTable = (
  importOf: ImportOf,
  facts: readonly CauseRule[],
  paths: readonly string[],
  sources: readonly SourceFile[],
): CauseTable => ({
  rules: [
    mergeMarker(['TS1185']),
    cutOff(parserCodes, sources),
    inJava,
    typeFirst,
    commaInIndex(['TS2695']),
    exported(importOf, ['TS2304', 'TS2552', 'TS2582', 'TS2583'], /^Cannot find name '(\w+)'/u, messages.notImported),
    // `import Name from 'module'` where the module exports that name, but not by default.
    exported(importOf, ['TS2613'], /'import \{ (\w+) \}/u, messages.notByDefault),
    otherEnding(paths),
    ...facts,
    ofModules(importOf, paths),
    ...byCode,
  ],
  rank,
});

/**
 * TS1000 to TS1999 are the parser's. What cannot be imported makes its uses errors, too; what does not exist where submissions run is
 * an error only where it stands, as is a field or a parameter that lacks a value or a type.
 */
const rank = ({ code }: Diagnostic): number | null => {
  if (code.startsWith('forbidden-') || isNamed(code, ['TS2564', 'TS7006', 'TS7019', 'TS7031'])) return null;
  if (/^TS1\d{3}$/u.test(code)) return 0;
  if (isNamed(code, ['module-unavailable', 'TS2306', 'TS2307', 'TS2305', 'TS2614', 'TS2724', 'TS2613'])) return 1;
  return isNamed(code, ['TS2304', 'TS2552']) ? 2 : 3;
};

/** A Java program in files with the ending of TypeScript's. */
const inJava: CauseRule = {
  codes: ['TS1*'],
  cause: (_, { excerpt }) =>
    /^\s*(?:import\s+(?:static\s+)?[\w.]+(?:\.\*)?;|public\s+(?:final\s+)?class\b)/u.test(excerpt)
      ? messages.inJava()
      : null,
};

/** A declaration as in Java or C, of a variable, a field, a parameter or a method. */
const TYPE_FIRST = new RegExp(
  String.raw`(?:^|[(,{;])\s*(?:(?:public|private|protected|static|final|const|let)\s+)*` +
    String.raw`(?:[A-Z]\w*(?:<[^<>]*>)?|int|long|short|byte|double|float|char|boolean|number|string)` +
    String.raw`(?:\[\])*\s+\w+\s*(?:[=;,:()]|$)`,
  'u',
);

const typeFirst: CauseRule = {
  codes: ['TS1005', 'TS1011', 'TS1434', 'TS1435'],
  cause: (_, { excerpt }) => (TYPE_FIRST.test(excerpt) ? messages.typeFirst() : null),
};

/** A name that something exports, to be imported otherwise, or at all. */
const exported = (
  importOf: ImportOf,
  codes: readonly string[],
  message: RegExp,
  told: (facts: { readonly name: string; readonly statement: string }) => string,
): CauseRule => ({
  codes,
  message,
  cause: ([name = ''], { path }) => {
    const statement = importOf(name, path);
    return statement === null ? null : told({ name, statement });
  },
});

/** A file that is there, but with an ending of other kinds of modules, or with data: neither is read. */
const otherEnding = (paths: readonly string[]): CauseRule => ({
  codes: ['module-unavailable'],
  message: /^file '(.+)'/u,
  cause: (groups, { path: from }) => {
    const target = joinPath(from, at(groups, 0)) ?? '';
    const bare = target.replace(/\.[mc]?[jt]sx?$/u, '');
    const path = paths.find((one) => /\.(?:[mc]?jsx?|[mc]ts|tsx)$/u.test(one) && one.replace(/\.\w+$/u, '') === bare);
    if (path !== undefined) return messages.otherEnding({ path, name: path.replace(/\.\w+$/u, '.ts') });
    return paths.includes(target) && !/\.ts$/iu.test(target) ? messages.otherFile({ path: target }) : null;
  },
});

/** A module that is not permitted, or a file that is not there: what it was meant to give may be elsewhere. */
const ofModules = (importOf: ImportOf, paths: readonly string[]): CauseRule => ({
  codes: ['module-unavailable'],
  message: /^(module|file) '(.+)'/u,
  cause: (groups, { path, excerpt }) => {
    const [kind, module] = [at(groups, 0), at(groups, 1)];
    if (isBuiltin(module)) return messages.ambient();
    const names = /\{([^}]*)\}/u.exec(excerpt)?.[1]?.split(',') ?? [];
    const statements = names.map((name) => importOf(name.replace(/^\s*type\s|\sas\s.*$/gu, '').trim(), path));
    const statement = together(statements.flatMap((one) => one ?? []));
    if (statement !== null) return messages.importInstead({ statement });
    if (kind === 'file') return null;
    const alike = filesByAlias(paths)(module);
    return alike.length > 1 ? messages.severalFiles({ paths: alike.slice(0, 3).join(', ') }) : messages.notPermitted();
  },
});

/** The first statement, with the names of all others that import from the same module. */
const together = ([first, ...others]: readonly string[]): string | null => {
  const end = first?.indexOf(' }') ?? -1;
  if (first === undefined || end < 0) return first ?? null;
  const alike = others.filter((one) => one.endsWith(first.slice(end)));
  const names = alike.map((one) => `, ${one.slice('import { '.length, end - first.length)}`);
  return first.slice(0, end) + names.join('') + first.slice(end);
};

const rule = (codes: readonly number[], cause: () => string, message?: RegExp): CauseRule => ({
  codes: codes.map((code) => `TS${String(code)}`),
  message,
  cause,
});

/** Of what is missing or unfinished. */
const parserCodes = [
  1002, 1003, 1005, 1109, 1128, 1131, 1135, 1136, 1137, 1138, 1144, 1160, 1161, 1434, 1443, 1472,
].map((code) => `TS${code}`);

/** Types of Java that TypeScript knows by other names. */
const otherNames = {
  number: 'int|long|short|byte|float|double|Integer',
  string: 'char|StringBuilder',
  boolean: 'bool',
  Array: 'List|ArrayList|LinkedList|ArrayDeque',
  Set: 'HashSet',
  Map: 'HashMap',
  Error: '(?:[A-Z]\\w*)?Exception',
};

const javaType = (names: string, cause: (name: string) => string): CauseRule => ({
  codes: ['TS2304', 'TS2552'],
  message: new RegExp(`name '(${names})'`, 'u'),
  cause: (groups) => cause(at(groups, 0)),
});

const javaTypes: readonly CauseRule[] = [
  ...Object.entries(otherNames).map(([instead, names]) =>
    javaType(names, (name) => messages.javaType({ name, instead })),
  ),
  javaType('Comparable', (name) => messages.javaInterface({ name })),
];

const byCode: readonly CauseRule[] = [
  ...javaTypes,
  rule([2304, 2552, 2584], messages.ambient, new RegExp(`name '(?:${ABSENT_NAMES.join('|')})'`, 'u')),
  rule([2304, 2552], messages.exports, /name 'exports'/u),
  rule([2304, 2552, 2662, 2663, 18004], messages.unknownName),
  { codes: ['TS2307', 'module-unavailable'], cause: () => messages.noModule() },
  {
    codes: ['forbidden-module'],
    cause: (_, { excerpt }) => (/\bexports\b/u.test(excerpt) ? messages.exports() : messages.demonstration()),
  },
  { codes: ['forbidden-import-meta'], cause: () => messages.demonstration() },
  { codes: ['forbidden-require'], message: /^require is/u, cause: () => messages.demonstration() },
  {
    codes: ['forbidden-process'],
    cause: (_, { excerpt }) => (/\bprocess\??\.exit\b/u.test(excerpt) ? messages.exits() : messages.argumentsOfMain()),
  },
  { codes: ['forbidden-Buffer'], cause: () => messages.buffer() },
  { codes: ['forbidden-await'], cause: () => messages.outermostAwait() },
  { codes: ['forbidden-reference'], cause: () => messages.reference() },
  rule([2305, 2306, 2614, 2724, 2613, 2459, 1192], messages.noExport),
  rule([2322, 2339, 2345, 2488], messages.promise, /'Promise</u),
  rule([1064], messages.promise),
  rule([2488], messages.maybeNull, /^Type '(?:.* \| )?(?:null|undefined)'/u),
  rule([2322], messages.nullAlone, /to type '(?:null|undefined)'\.$/u),
  rule([2322, 2345], messages.emptyAlone, /to (?:parameter of )?type 'never'\.$/u),
  rule([2339], messages.neverThere, /on type 'never'/u),
  rule([2322, 2345], messages.unknownValue, /^(?:Type|Argument of type) 'unknown'/u),
  rule(
    [2322, 2345, 2416],
    messages.nullToValue,
    /^(?:Argument of type|Type) '(?:[^']* \| )?(?:null|undefined)(?: \| [^']*)?'/u,
  ),
  rule([2322, 2345, 2769], messages.comparesToBoolean, /=> boolean' is not assignable to type '\([^']* => number'/u),
  rule([2322], messages.incompatible),
  rule([2345], messages.argument),
  rule([2339, 2551], messages.unknownValue, /on type 'unknown'/u),
  rule([2339, 2551], messages.noFields, /on type '\{\}'/u),
  rule([2339, 2551], messages.noPropertyOfString, /on type 'string'/u),
  rule([2339, 2551], messages.noProperty),
  rule([2554, 2555, 2556, 2575], messages.argumentCount),
  rule([1005], messages.openAbove, /^'[,:;]' expected/u),
  rule([1005, 1128, 1472], messages.closingBrace, /^(?:'[})\]]'|Declaration or statement) expected/u),
  rule([1002, 1160], messages.unclosedText),
  rule([1068, 1434, 1131], messages.unexpected),
  rule([1005, 1003, 1109, 1128, 1135, 1136, 1137, 1138, 1144, 1443], messages.expected),
  rule([7006, 7019, 7031], messages.implicitAny),
  rule([7015], messages.indexType),
  rule([7053], messages.fieldByName),
  rule([7005, 7034, 7008, 7022], messages.implicitAnyVariable),
  rule([7010, 7023, 7024], messages.returnType),
  rule([2314], messages.typeArgument),
  rule([2531, 2532, 2533, 18047, 18048, 18049, 2721, 2722], messages.maybeNull),
  rule([2571, 18046], messages.unknownValue),
  rule([2564], messages.notInitialized),
  rule([2341, 2445, 18013], messages.privateMember),
  rule([2355, 2366, 7030], messages.noReturn),
  rule([2454, 2448], messages.usedBefore),
  rule([2729], messages.setLater),
  rule([2451, 2300, 2393, 2440], messages.twice),
  rule([2588], messages.constant),
  rule([2540, 2542, 2704], messages.readonly),
  rule([2351, 2350], messages.notConstructor),
  rule([2349], messages.notCallable),
  rule([2365, 2362, 2363, 2356], messages.operator),
  rule([2367], messages.neverEqual),
  rule([2416, 2420, 2515, 2415], messages.implementsNot),
  rule([2511], messages.isAbstract),
  rule([2576], messages.staticMember),
  rule([2488, 2495, 2548], messages.notIterable),
  rule([2769], messages.overload),
  rule([2391, 2394, 1183], messages.noBody),
  rule([2739, 2740, 2741], messages.missingProperty),
  rule([2683], messages.implicitThis),
  rule([2693, 2749], messages.typeOnly),
  rule([1238, 1239, 1240, 1241], messages.decorator),
];
