/** Modules in the subject's realm: the submission's own, the permitted ones, and substitutes for its classes. */
import type { Program } from '../../../../contracts/protocol.ts';
import { isRelative, joinPath, resolveRelative } from '../../common/resolve.ts';
import type { ModuleFunction, SubjectRealm } from './bridge.ts';
import { touch } from './touch.ts';

type Entry = Program['entries'][number];

/** The methods that the assignment's API gives each class. */
export type Methods = Readonly<Record<string, readonly string[]>>;

interface Modules {
  readonly realm: SubjectRealm;
  readonly units: ReadonlyMap<string, ModuleFunction>;
  readonly entries: readonly Entry[];
  /** The instruments' files by path; those under `counting/` live in the agent's realm. */
  readonly instruments: ReadonlyMap<string, ModuleFunction>;
  readonly loadCounting: (path: string) => unknown;
  /** Runs the first code of the submission. */
  readonly loading: (load: () => unknown) => unknown;
  readonly permitted: readonly string[];
  readonly substituted: readonly string[];
  readonly methods: Methods;
}

export class SubjectModules {
  readonly #from: Modules;
  #hasRun = false;
  /** Two, since a file of a submission may have any name. */
  readonly #ran = { units: new Map<string, object>(), instruments: new Map<string, object>() };
  readonly #counting = new Map<string, unknown>();
  readonly #permitted = new Map<string, unknown>();
  readonly #substitutes = new Map<string, unknown>();

  /** Evaluates the instruments at once, before any code of the subject. */
  constructor(from: Modules) {
    this.#from = from;
    for (const name of from.permitted) {
      if (from.instruments.has(`modules/${name}.ts`)) {
        this.#permitted.set(name, withDefault(this.#instrument(`modules/${name}.ts`)));
      }
    }
    for (const name of from.substituted) {
      const exports = this.#instrument(`substitutes/${name.toLowerCase()}.ts`);
      this.#substitutes.set(name, withinApi(exportOf(exports, name), from.methods[name]));
    }
  }

  /** The class of an entry, or undefined when its module has no such export. Runs the module; may throw. */
  classOf(name: string): unknown {
    if (this.#substitutes.has(name)) return this.#substitutes.get(name);
    const entry = this.#from.entries.find((known) => known.class === name);
    if (entry === undefined || !this.#from.units.has(entry.unit)) return undefined;
    const exports = this.#loaded(entry.unit);
    if (typeof exports === 'function') return exports;
    return exportOf(exports, entry.export ?? name) ?? exportOf(exports, name) ?? exportOf(exports, 'default');
  }

  /** Only what runs before all else of the submission is not counted: what is loaded later may know what the script made. */
  #loaded(path: string): unknown {
    if (this.#hasRun) return this.#unit(path);
    this.#hasRun = true;
    return this.#from.loading(() => this.#unit(path));
  }

  #unit(path: string): unknown {
    const run = this.#from.units.get(path);
    if (run === undefined) return undefined;
    return this.#evaluate(this.#ran.units, path, run, (specifier) => this.#require(path, specifier));
  }

  #require(from: string, specifier: string): unknown {
    if (this.#permitted.has(specifier)) return this.#permitted.get(specifier);
    if (!isRelative(specifier)) {
      return this.#from.realm.absentModule(`module '${specifier}' is not available in this assignment`);
    }
    const path = resolveRelative(from, specifier, this.#from.units.keys());
    const substitute = this.#substituteFor(path, specifier);
    if (substitute !== null) return substitute;
    if (path !== null) return this.#unit(path);
    return this.#from.realm.absentModule(`file '${specifier}' is not part of the submission`);
  }

  /** The substitute's module, when an import means the file of a class that is substituted. */
  #substituteFor(path: string | null, specifier: string): unknown {
    const file = specifier.slice(specifier.lastIndexOf('/') + 1).replace(/\.(?:ts|js)$/, '');
    for (const [name, substitute] of this.#substitutes) {
      const entry = this.#from.entries.find((known) => known.class === name);
      const isMeant = path === null ? file.toLowerCase() === name.toLowerCase() : entry?.unit === path;
      if (!isMeant) continue;
      if (entry?.export === 'export=') return substitute;
      return this.#standIn([name, ...(entry?.names ?? ['default'])], substitute, path);
    }
    return null;
  }

  /** The file's other exports are the submission's own. */
  #standIn(names: readonly string[], substitute: unknown, path: string | null): unknown {
    const { realm } = this.#from;
    const exports = realm.fresh('{}') as object;
    for (const key of ['__esModule', ...names]) {
      Reflect.defineProperty(exports, key, { value: key === '__esModule' ? true : substitute, enumerable: true });
    }
    return path === null ? exports : realm.standIn(exports, () => this.#unit(path));
  }

  #instrument(path: string): unknown {
    if (path.startsWith('counting/')) return this.#counted(path);
    const run = this.#from.instruments.get(path);
    if (run === undefined) throw new TypeError(`the instruments have no file ${path}`);
    return this.#evaluate(this.#ran.instruments, path, run, (specifier) => {
      return this.#instrument(joinPath(path, specifier) ?? specifier);
    });
  }

  #counted(path: string): unknown {
    const known = this.#counting.get(path);
    if (known !== undefined) return known;
    const shell = this.#from.realm.shellOfModule(this.#from.loadCounting(path));
    this.#counting.set(path, shell);
    return shell;
  }

  /** A module that fails is forgotten, so that each use of it fails in the same way. */
  #evaluate(
    ran: Map<string, object>,
    path: string,
    run: ModuleFunction,
    require: (specifier: string) => unknown,
  ): unknown {
    const { realm } = this.#from;
    const known = ran.get(path);
    if (known !== undefined) return realm.get(known, 'exports');
    const made = realm.newModule(require);
    ran.set(path, made.module);
    try {
      realm.call(run, undefined, [made.exports, made.require, made.module, realm.addReader]);
    } catch (error) {
      ran.delete(path);
      throw error;
    }
    return realm.get(made.module, 'exports');
  }
}

/** A module that exports nothing by default is its own default, as those that are CommonJS are for Node. */
const withDefault = (exports: unknown): unknown => {
  if (exportOf(exports, 'default') === undefined) {
    Reflect.defineProperty(exports as object, 'default', { value: exports });
  }
  return exports;
};

const exportOf = (exports: unknown, name: string): unknown =>
  typeof exports === 'object' && exports !== null ? touch.get(exports, name) : undefined;

/**
 * A substitute serves all editions of an assignment: it loses the methods that the API of this one does not have. Then it and what
 * its objects have in common can no longer be changed.
 */
const withinApi = (substitute: unknown, methods: readonly string[] | undefined): unknown => {
  if (typeof substitute !== 'function') return substitute;
  const { prototype } = substitute as { readonly prototype: object };
  for (const name of methods === undefined ? [] : Object.getOwnPropertyNames(prototype)) {
    if (methods?.includes(name) !== true && !(name in Object.prototype)) Reflect.deleteProperty(prototype, name);
  }
  Object.freeze(substitute);
  Object.freeze(prototype);
  return substitute;
};
