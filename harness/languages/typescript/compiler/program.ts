/** An in-memory program of the submission, the permitted modules' declarations and the expected API. */
import ts from 'typescript';
import { valueAt } from '../common/at.ts';
import { resolveRelative } from '../common/resolve.ts';
import { importedFile } from './imported-file.ts';
import { AMBIENT, LIBRARY } from './library.ts';
import { isImportedByName, NO_DEFAULT } from './module-exports.ts';
import type { CompileRequest } from './protocol.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  lib: [...LIBRARY],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  esModuleInterop: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
};

const OURS = '/.harness/';
const AMBIENT_PATH = `${OURS}ambient.d.ts`;
const MODULES = `${OURS}modules`;
export const EXPECTED_PATH = `${OURS}expected.ts`;

/** The file of the program that describes a module; undefined when nothing imports it. */
export const moduleFile = (program: ts.Program, module: CompileRequest['modules'][number]): ts.SourceFile | undefined =>
  program.getSourceFile(`${MODULES}/${module.declaration}`);

/** Does a file hold the language's own declarations? */
export const isLibraryFile = ({ fileName }: ts.SourceFile): boolean => fileName.startsWith(libraryFolder());

/** Is it the language's, or a permitted module's? */
export const isOfLibrary = (file: ts.SourceFile): boolean => isLibraryFile(file) || file.fileName.startsWith(MODULES);

/**
 * `paths` are the files that the roots reach; `expected` is the text of the expected API. Types that are there without an import
 * belong to it as well. Reads no file of anyone.
 */
export const createProgram = (request: CompileRequest, paths: readonly string[], expected: string): ts.Program => {
  const texts = new Map<string, string>(request.files.map(({ path, text }) => [`/${path}`, text]));
  // After the submission's, which may have any path: what is ours stays ours.
  texts.set(AMBIENT_PATH, AMBIENT).set(EXPECTED_PATH, expected);
  for (const [path, text] of Object.entries(request.declarations)) texts.set(`${MODULES}/${path}`, text);
  for (const { declaration } of request.modules.filter((module) => isImportedByName(module, request))) {
    texts.set(`${MODULES}/${declaration}`, `${valueAt(request.declarations, declaration)}\n${NO_DEFAULT}`);
  }
  const types = request.files
    .filter((file) => !paths.includes(file.path) && hasOnlyTypes(file))
    .map(({ path }) => path);
  const roots = [AMBIENT_PATH, EXPECTED_PATH, ...[...paths, ...types].map((path) => `/${path}`)];
  return ts.createProgram(roots, OPTIONS, compilerHost(texts, request));
};

/** The language's own declarations, parsed once in a process: never what a submission has at their path, which others would be given. */
const libraryFiles = new Map<string, ts.SourceFile>();

const libraryFolder = (): string => ts.getDefaultLibFilePath(OPTIONS).replace(/[^/\\]*$/, '');

/** Of the submission's files, none adds to the language or to the program by a `/// <reference>`: what it names is not there at run time. */
const compilerHost = (texts: ReadonlyMap<string, string>, request: CompileRequest): ts.CompilerHost => {
  const libraries = libraryFolder();
  const read = (name: string): string | undefined =>
    name.startsWith(libraries) ? ts.sys.readFile(name) : texts.get(name);
  return {
    fileExists: (name) => read(name) !== undefined,
    readFile: read,
    getSourceFile: (name, languageVersion) => {
      const known = libraryFiles.get(name);
      if (known !== undefined) return known;
      const text = read(name);
      if (text === undefined) return undefined;
      const file = ts.createSourceFile(name, text, languageVersion, true);
      if (name.startsWith(libraries)) libraryFiles.set(name, file);
      else Object.assign(file, { referencedFiles: [], libReferenceDirectives: [] });
      return file;
    },
    getDefaultLibFileName: () => `${libraries}${LIBRARY[0]}`,
    getDefaultLibLocation: () => libraries,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map((literal) => ({ resolvedModule: resolveModule(literal.text, from, request) })),
  };
};

const resolveModule = (specifier: string, from: string, request: CompileRequest): ts.ResolvedModuleFull | undefined => {
  if (from.startsWith(`${MODULES}/`)) {
    const own = from.slice(MODULES.length + 1);
    const path = resolveRelative(own, `${specifier}.d.ts`, Object.keys(request.declarations));
    return path === null ? undefined : resolved(`${MODULES}/${path}`);
  }
  const module = request.modules.find(({ name }) => name === specifier);
  if (module !== undefined) return resolved(`${MODULES}/${module.declaration}`);
  const own = from === EXPECTED_PATH ? 'index.ts' : from.slice(1);
  const path = importedFile(own, specifier, request);
  return path === null || `/${path}`.startsWith(OURS) ? undefined : resolved(`/${path}`);
};

const resolved = (resolvedFileName: string): ts.ResolvedModuleFull => ({
  resolvedFileName,
  extension: resolvedFileName.endsWith('.d.ts') ? ts.Extension.Dts : ts.Extension.Ts,
  isExternalLibraryImport: resolvedFileName.startsWith(MODULES),
});

/** The compiler's messages about the submission's own files. */
export const checkDiagnostics = (program: ts.Program, paths: readonly string[]): ts.Diagnostic[] =>
  paths.flatMap((path) => {
    const file = program.getSourceFile(`/${path}`);
    if (file === undefined) return [];
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });

/**
 * Files that nobody needs to import: `types.d.ts`, with `type Rows = number[][];` or `declare global { type Rows = … }`. Of values that a
 * file merely declares, and of modules that it describes, nothing is known to be there.
 */
const hasOnlyTypes = ({ path, text }: CompileRequest['files'][number]): boolean =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TS).statements.every(isOfTypes);

const isOfTypes = (node: ts.Statement): boolean =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || isMarker(node) || isSpaceOfTypes(node);

/** `export {};` */
const isMarker = (node: ts.Statement): boolean => ts.isExportDeclaration(node) && node.moduleSpecifier === undefined;

/** `declare global { … }`, and not `declare module 'library' { … }`. */
const isSpaceOfTypes = (node: ts.Statement): boolean =>
  ts.isModuleDeclaration(node) &&
  ts.isIdentifier(node.name) &&
  node.body !== undefined &&
  ts.isModuleBlock(node.body) &&
  node.body.statements.every(isOfTypes);
