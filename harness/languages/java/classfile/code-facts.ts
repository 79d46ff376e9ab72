/** What compiled Java classes consist of, in the terms of harness/contracts/code-facts.ts. */
import type { Submission } from '../../../contracts/submission.ts';
import type { Program } from '../../../contracts/protocol.ts';
import type { ClassFacts, CodeFacts, FieldFacts, MethodFacts } from '../../../contracts/code-facts.ts';
import { remembered } from '../../../text/remembered.ts';
import { unchangingClasses, visibleClasses } from './all-classes.ts';
import { type Fault, orFault } from './byte-reader.ts';
import { type ClassFile, type Field, type Method, parseClassFile } from './class-file.ts';
import type { MemberRef } from './constant-pool.ts';
import { has } from './flags.ts';
import { initializerParts } from './initializer-parts.ts';
import { beginAlike } from './initializers.ts';
import { lineAt } from './method-code.ts';
import { isWritten, referencesOf, typeOf } from './references.ts';
import { type Source, Sources } from './sources.ts';
import { staticChanges } from './static-changes.ts';
import { followedIn, staticEscapes } from './static-escapes.ts';
import { javaBuildMessages } from '../messages/build.ts';

/** Facts on the classes that can be read, in words which ones cannot, and whether they always begin alike. Never throws for any bytes. */
export const codeFactsOf = (
  units: Program['units'],
  submission: Submission,
): { readonly code: CodeFacts; readonly unreadable: readonly string[]; readonly beginAlike: boolean } => {
  const unreadable: string[] = [];
  const sources = new Sources(submission);
  const mostFollowed = followedIn(units.reduce((sum, { code }) => sum + code.length, 0));
  const classes = units.flatMap(({ name, code }): ReadClass[] => {
    const read = readUnit(Buffer.from(code, 'base64'), sources, mostFollowed);
    if (read === null || 'facts' in read) return read === null ? [] : [read];
    unreadable.push(javaBuildMessages.rulesNotApplied({ name, offset: String(read.offset), message: read.message }));
    return [];
  });
  const visible = visibleClasses(classes.map(({ file }) => file));
  const changed = firstChanges(classes);
  const escaped = escapedFields(classes);
  return {
    code: { classes: classes.map(({ facts }) => complete(facts, visible, { changed, escaped })), modules: [] },
    unreadable,
    beginAlike: beginAlike(classes.map(({ file }) => file)),
  };
};

interface ReadClass {
  readonly file: ClassFile;
  readonly facts: ClassFacts;
  readonly changes: ReturnType<typeof staticChanges>;
  readonly escapes: ReturnType<typeof staticEscapes>;
}
type Place = NonNullable<FieldFacts['changed']>;
type Changes = ReadonlyMap<string | null, ReadonlyMap<string, Place>>;

/** Null for a class that the compiler made by itself. */
const readUnit = (bytes: Uint8Array, sources: Sources, mostFollowed: number): ReadClass | Fault | null => {
  const parsed = parseClassFile(bytes);
  if (parsed.kind === 'malformed') return parsed;
  const { file } = parsed;
  if (has(file.flags, 'synthetic')) return null;
  return orFault(() => ({
    ...{ file, facts: classFacts(file, sources.of(file)) },
    ...{ changes: staticChanges(file), escapes: staticEscapes(file, mostFollowed) },
  }));
};

const classFacts = (file: ClassFile, source: Source): ClassFacts => {
  const entry = file.innerClasses.find(({ name }) => name === file.name);
  const name = entry === undefined ? file.name : entry.simpleName;
  const methods = file.methods.filter(isWritten).filter(({ name }) => !name.startsWith('lambda$'));
  const own = methods.map(methodFacts);
  const lowest = Math.min(...own.map(({ line }) => line).filter((line) => line > 0));
  return {
    name: file.name,
    outermost: file.nestHost ?? file.name,
    path: source.path,
    line: (name === null ? 0 : source.lines.classLine(name)) || (Number.isFinite(lowest) ? lowest : 0),
    visible: false,
    superclass: file.superclass,
    interfaces: file.interfaces,
    fields: file.fields
      .filter(({ flags }) => !has(flags, 'synthetic') && !has(flags, 'enum'))
      .map((field) => fieldFacts(field, name === null ? 0 : source.lines.fieldLine(name, field.name))),
    methods: own,
    references: referencesOf(file),
  };
};

const fieldFacts = ({ flags, name, descriptor, signature }: Field, line: number): FieldFacts => {
  const type = typeOf(signature, descriptor) ?? { text: descriptor, names: [] };
  return {
    name,
    type: type.text,
    typeNames: type.names,
    static: has(flags, 'static'),
    final: has(flags, 'final'),
    visible: has(flags, 'public'),
    line,
  };
};

const methodFacts = ({ flags, name, code }: Method): MethodFacts => ({
  name,
  static: has(flags, 'static'),
  visible: has(flags, 'public'),
  line: code === null ? 0 : lineAt(code, 0),
});

/** By class and field, where each static field is changed first. What cannot change has methods that are only called so. */
const firstChanges = (classes: readonly ReadClass[]): Changes => {
  const files = classes.map(({ file }) => file);
  const [unchanging, parts] = [unchangingClasses(files), initializerParts(files)];
  const found = new Map<string | null, Map<string, Place>>();
  for (const { file, facts, changes } of classes) {
    for (const { field, line, by, method } of changes) {
      if (unchanging.has(by ?? '') || (parts.has(method) && isConstant(field, file))) continue;
      const fields = remembered(found, field.owner, () => new Map<string, Place>());
      remembered(fields, field.name, () => ({ path: facts.path, line }));
    }
  }
  return found;
};

const isConstant = ({ owner, name }: MemberRef, file: ClassFile): boolean =>
  owner === file.name && file.fields.some((field) => field.name === name && has(field.flags, 'final'));

/** `Path.TABLE`; `.TABLE`, of whatever class, where it is named as a class that inherits it does. */
const escapedFields = (classes: readonly ReadClass[]): ReadonlySet<string> => {
  const declared = new Set(classes.flatMap(({ facts }) => facts.fields.map(({ name }) => `${facts.name}.${name}`)));
  const escaped = classes.flatMap(({ escapes }) => escapes.map(({ owner, name }) => `${owner ?? ''}.${name}`));
  const inherited = classes.flatMap(({ changes, escapes }) => [...changes.map(({ field }) => field), ...escapes]);
  return new Set([
    ...escaped,
    ...inherited.filter(({ owner, name }) => !declared.has(`${owner ?? ''}.${name}`)).map(({ name }) => `.${name}`),
  ]);
};

/** Adds what only all classes together tell. */
const complete = (
  facts: ClassFacts,
  visible: ReadonlySet<string>,
  { changed, escaped }: { readonly changed: Changes; readonly escaped: ReadonlySet<string> },
): ClassFacts => ({
  ...facts,
  visible: visible.has(facts.name),
  fields: facts.fields.map((field) => {
    const place = field.static ? changed.get(facts.name)?.get(field.name) : undefined;
    const isEscaped = field.static && ['', facts.name].some((owner) => escaped.has(`${owner}.${field.name}`));
    return {
      ...field,
      ...(place === undefined ? {} : { changed: place }),
      ...(isEscaped ? { escapes: true } : {}),
    };
  }),
});
