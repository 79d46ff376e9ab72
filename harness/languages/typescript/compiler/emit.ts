/** First stage: the submission's JavaScript, and what its syntax alone says. */
import ts from 'typescript';
import type { Diagnostic } from '../../../contracts/language.ts';
import { isRelative } from '../common/resolve.ts';
import { enumEdits, enumsOf } from './enums.ts';
import { fromTypeScript } from './diagnostics.ts';
import { type FileOf, findExport } from './exports.ts';
import { cut } from './facts/places.ts';
import { declaredMembers } from './identifiers.ts';
import type { Entry } from './expected.ts';
import { gate, specifierOf, specifiersOf } from './gate.ts';
import { importedFile, pathTo } from './imported-file.ts';
import { scan } from './scan.ts';
import type { CompileRequest, FirstDiagnostic, Stage } from './protocol.ts';
import type { NoteMessageId } from './message-ids.ts';
import { freeName, withFieldReaders } from './private-fields.ts';
import { type Edit, startEdits } from './start.ts';
import { forEachNode } from './syntax.ts';
import { unitOf } from './transpile.ts';

/** A file of the submission that the roots reach. */
interface Reached {
  readonly file: ts.SourceFile;
  /** What the gate refuses in it. */
  readonly refused: readonly FirstDiagnostic[];
  readonly notes: readonly NoteMessageId[];
  /** The files that it imports by names that are no paths, by these names. */
  readonly aliases: ReadonlyMap<string, string>;
}

/**
 * A class that cannot be parsed, or that imports what cannot be, is left out, as if it had not been submitted, and the others are
 * built; where no class is left, there is no program. What only the engine cannot parse is looked at by the compiler all the same,
 * for what it has to say of it.
 */
export const emit = (request: CompileRequest): Stage<'emit'> => {
  const all = reach(request, new Set());
  const syntax = all.flatMap(({ file }) => syntaxErrors(file));
  const roots = syntax.length === 0 ? request.roots : request.roots.filter((root) => isWhole(root, request));
  const leftOut = request.roots.filter((root) => !roots.includes(root)).map(({ path }) => path);
  const left = leftOut.length === 0 ? all : reach({ ...request, roots }, new Set(leftOut));
  const isProgram = left.length > 0;
  const reached = isProgram ? left : all;
  const files = reached.map(({ file }) => file);
  const entries = findEntries({ ...request, roots: isProgram ? roots : request.roots }, files);
  const members = declaredMembers(files);
  const built = isProgram ? unitsOf(reached) : [];
  const errors = built.flatMap(({ syntaxError }) => syntaxError ?? []);
  return {
    stage: 'emit',
    version: ts.version,
    units: isProgram ? built.map(({ unit }) => unit) : null,
    entries: entries.map(({ entry }) => {
      return { ...entry, exported: entry.exported && errors.every(({ path }) => path !== entry.unit) };
    }),
    diagnostics: [...syntax, ...reached.flatMap(({ refused }) => refused), ...errors],
    scan: files.flatMap((file) => scan(file, members)),
    notes: [...reached.flatMap(({ notes }) => notes), ...entries.flatMap(({ note }) => note ?? [])],
  };
};

/** Can all that it imports be parsed? Another class is asked by itself. */
const isWhole = (root: CompileRequest['roots'][number], request: CompileRequest): boolean => {
  const others = request.roots.filter((one) => one !== root).map(({ path }) => path);
  return reach({ ...request, roots: [root] }, new Set(others)).every(({ file }) => syntaxErrors(file).length === 0);
};

const unitsOf = (reached: readonly Reached[]): ReturnType<typeof unitOf>[] => {
  const register = freeName(reached.map(({ file }) => file));
  return reached.map(({ file, refused, aliases }) => {
    const edits = [...enumEdits(file), ...aliasEdits(file, aliases), ...startEdits(file, refused, aliases)];
    const text = file.isDeclarationFile ? enumsOf(file) : withFieldReaders(file, register, edits);
    return unitOf(file, text, register);
  });
};

/** The program has paths: it is run without what the aliases are known by. */
const aliasEdits = (file: ts.SourceFile, aliases: ReadonlyMap<string, string>): Edit[] => {
  const edits: Edit[] = [];
  if (aliases.size === 0) return edits;
  forEachNode(file, (node) => {
    const specifier = specifierOf(node);
    const target = specifier === null ? undefined : aliases.get(specifier.text);
    if (specifier !== null && target !== undefined) {
      const text = JSON.stringify(pathTo(target, file.fileName));
      edits.push({ at: specifier.getStart(file), end: specifier.end, text });
    }
  });
  return edits;
};

/** The roots, and what they import among the submission's files, each once, but for those that are left out. */
const reach = (request: CompileRequest, leftOut: ReadonlySet<string>): Reached[] => {
  const texts = new Map(request.files.map((file) => [file.path, file.text]));
  const reached = new Map<string, Reached>();
  const visit = (path: string): void => {
    const text = texts.get(path);
    if (text === undefined || leftOut.has(path) || reached.has(path)) return;
    const { found, imports } = inspect(path, text, request);
    reached.set(path, found);
    imports.forEach(visit);
  };
  for (const root of request.roots) visit(root.path);
  return [...reached.values()];
};

const inspect = (path: string, text: string, request: CompileRequest): { found: Reached; imports: string[] } => {
  const unresolved = new Set<string>();
  const aliases = new Map<string, string>();
  const imports: string[] = [];
  const notes: NoteMessageId[] = [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  for (const specifier of specifiersOf(file)) {
    if (request.modules.some(({ name }) => name === specifier)) continue;
    const target = importedFile(path, specifier, request);
    if (target === null) {
      unresolved.add(specifier);
      continue;
    }
    imports.push(target);
    const about = { path, specifier: cut(specifier), target };
    if (!isRelative(specifier)) {
      aliases.set(specifier, target);
      notes.push({ id: 'alias', ...about });
    } else if (!differsOnlyInEnding(specifier, target)) notes.push({ id: 'otherCase', ...about });
  }
  return { found: { file, refused: gate(file, unresolved), notes, aliases }, imports };
};

const differsOnlyInEnding = (specifier: string, target: string): boolean => {
  const name = specifier.slice(specifier.lastIndexOf('/') + 1).replace(/\.(?:ts|js)$/, '');
  return name === '' || name === '.' || name === '..' || target.normalize('NFC').includes(name.normalize('NFC'));
};

/** The parser's own list; a field that the compiler has always had, but does not declare. */
const syntaxErrors = (file: ts.SourceFile): Diagnostic[] => {
  const { parseDiagnostics } = file as ts.SourceFile & { readonly parseDiagnostics: readonly ts.Diagnostic[] };
  return parseDiagnostics.flatMap((diagnostic) => fromTypeScript(diagnostic) ?? []);
};

const findEntries = (
  request: CompileRequest,
  files: readonly ts.SourceFile[],
): { entry: Entry; note: NoteMessageId | null }[] => {
  const fileAt = (path: string | null): ts.SourceFile | undefined => files.find(({ fileName }) => fileName === path);
  const fileOf: FileOf = ({ fileName }, specifier) => fileAt(importedFile(fileName, specifier, request));
  return request.roots.map(({ class: name, path }) => {
    const file = fileAt(path);
    const found = file === undefined ? null : findExport(file, name, fileOf);
    const { declared, ...place } = found ?? { unit: path, export: name, names: [], declared: null };
    const { unit, export: exported } = place;
    const entry = { class: name, ...place, exported: found !== null };
    const isRenamed = exported === 'default' && unit === path && declared !== null && declared !== name;
    return { entry, note: isRenamed ? { id: 'byDefault', path, declared: cut(declared), name } : null };
  });
};
