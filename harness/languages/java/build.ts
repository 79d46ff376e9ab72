/** Builds a Java submission: compiles it, reads its API, and says what a student should know about it. */
import type { Submission } from '../../contracts/submission.ts';
import type { ApiClass, BuildContext, BuildResult } from '../../contracts/language.ts';
import type { Program } from '../../contracts/protocol.ts';
import { withCauses } from '../causes.ts';
import { withRenames } from '../renamed.ts';
import { isStateless } from '../stateless.ts';
import { againstApi, beyondApi } from './against-api.ts';
import { compareApi } from './api.ts';
import { javaCauseTable } from './causes.ts';
import { codeFactsOf } from './classfile/code-facts.ts';
import { classOfFile, outermostOf } from './class-of-file.ts';
import { compile, type Compiled } from './compile.ts';
import type { Jdk } from './jdk.ts';
import { readCourseJar, unitsFor } from './library/course-jar.ts';
import { implicitImports, importHints } from './library/default-package.ts';
import { libraryTypes } from './library/library-types.ts';
import { missingClasses } from './library/missing-classes.ts';
import { withOwnPackages } from './own-packages.ts';
import { packageIn } from './package-lines.ts';
import type { Runtime } from './runtime.ts';
import { scanClasses } from './scan/scan.ts';
import { javaBuildMessages } from './messages/build.ts';

/** Never throws for anything that a student wrote. */
export const buildJava = async (
  submitted: Submission,
  context: BuildContext,
  jdk: Jdk,
  runtime: Runtime,
): Promise<BuildResult> => {
  const toolchain = `javac ${jdk.version}`;
  const { jar, submission, imports, notes, withoutImports } = await withLibrary(submitted, context, jdk, runtime);
  const { sandbox, hosts, wallMs, facts } = context;
  const options = { jdk, runtime, sandbox, hosts, wallMs, imports, courseFolder: jar?.folder ?? null };
  const compiled = await againstApi(submission, facts.api, (some) => compile(some, options));
  if (typeof compiled === 'string') {
    return { program: null, diagnostics: [], api: [], gaveUp: compiled, toolchain, code: null, scan: [], notes };
  }
  const { units, scanned, code, alone, unreadable, beginAlike } = withinApi(compiled, submission, context);
  const scan = scanClasses(scanned, submission, {
    rules: facts.scan,
    library: new Set(jar?.units.map(({ name }) => name)),
  });
  // What asks for the surroundings may find there what an earlier script left: then scripts share nothing.
  const stateless = jar === null && scan.length === 0 && beginAlike && isStateless(code);
  const sources = [...submission.roots.values(), ...submission.extras];
  const entries = entriesOf(units, facts.api);
  const told = notesOf({ ...compiled, alone }, { submission, runtime, imports });
  return {
    program: entries.length === 0 ? null : { units: [...units, ...unitsFor(jar, units)], entries, stateless },
    diagnostics: withCauses(
      compiled.diagnostics,
      javaCauseTable(jdk, libraryTypes(runtime.library), facts.causes ?? [], sources),
    ),
    api: withRenames(compareApi(facts.api, submission, compiled)),
    gaveUp: null,
    toolchain,
    code: units.length === 0 ? null : code,
    scan: [
      ...scan,
      ...missingClasses(compiled.diagnostics, sources, { types: libraryTypes(runtime.library), withoutImports }),
    ],
    notes: [...notes, ...compiled.notes, ...told, ...unreadable],
  };
};

const entriesOf = (units: Program['units'], api: readonly ApiClass[]): Program['entries'] => {
  const names = new Set(units.map(({ name }) => name));
  return api.filter(({ name }) => names.has(name)).map(({ name }) => ({ class: name, unit: name }));
};

/** The course's jar, the sources as they are compiled with the library, and the imports that they need not write. */
const withLibrary = async (submitted: Submission, { library, cacheDir }: BuildContext, jdk: Jdk, runtime: Runtime) => {
  const types = libraryTypes(runtime.library);
  const options = { types, library: runtime.library, jdk, cacheDir };
  const jar = library.jar === null ? null : await readCourseJar(library.jar, options);
  const provided = [...types.values(), ...(jar?.units ?? []).map(({ name }) => name)].map(packageIn);
  const { submission, notes } = withOwnPackages(submitted, new Set(provided));
  const withoutImports = library.defaultPackage || jar?.withoutPackages === true;
  const imports: ReadonlyMap<string, string> = withoutImports ? implicitImports(submission, types) : new Map();
  return { jar, submission, imports, notes, withoutImports };
};

/** What was compiled and may be judged, with the facts on its code. */
const withinApi = (compiled: Compiled, submission: Submission, { facts }: BuildContext) => {
  const units = compiled.units.filter(({ name }) => !name.includes('.'));
  const { code, unreadable, beginAlike } = codeFactsOf(units, submission);
  const refused = new Set(beyondApi(compiled.alone, code, facts.api));
  return {
    units: units.filter(({ name }) => !refused.has(outermostOf(name))),
    scanned: compiled.units
      .filter(({ name }) => !refused.has(outermostOf(name)))
      .flatMap((unit) => (unit.together === undefined ? [unit] : [unit, { ...unit, code: unit.together }])),
    code: { ...code, classes: code.classes.filter((one) => !refused.has(one.outermost)) },
    alone: compiled.alone.filter((name) => !refused.has(name)),
    unreadable,
    beginAlike,
  };
};

interface Compiling {
  readonly submission: Submission;
  readonly runtime: Runtime;
  readonly imports: ReadonlyMap<string, string>;
}

const notesOf = (compiled: Compiled, { submission, runtime, imports }: Compiling): string[] => {
  const library = libraryTypes(runtime.library);
  const own = new Set(compiled.units.map(({ name }) => name));
  return [
    ...compiled.alone.map((name) => javaBuildMessages.compiledAlone({ name })),
    ...submission.extras
      .map(({ path }) => path)
      .filter((path) => own.has(classOfFile(path)) && library.has(classOfFile(path)))
      .map((path) => javaBuildMessages.inPlaceOfLibrary({ path, class: classOfFile(path) })),
    ...compiled.units.filter(({ name }) => name.includes('.')).map(({ name }) => javaBuildMessages.leftOut({ name })),
    ...(imports.size === 0 ? [] : [javaBuildMessages.withoutImports({ names: [...imports.keys()].join(', ') })]),
    ...importHints(compiled.diagnostics, submission, library),
  ];
};
