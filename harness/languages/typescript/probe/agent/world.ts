/** A subject's realm with the modules that were evaluated in it: for one script, or for all that can share it. */
import type { Program } from '../../../../contracts/protocol.ts';
import type { Counting, ModuleFunction, SubjectRealm } from './bridge.ts';
import type { LineTables } from './frames.ts';
import { SubjectModules } from './modules.ts';
import { Watchlist } from './watchlist.ts';

/** All of it is of the subject's realm, or text. */
export interface WorldParts {
  readonly realm: SubjectRealm;
  readonly instruments: ReadonlyMap<string, ModuleFunction>;
  readonly units: ReadonlyMap<string, ModuleFunction>;
  readonly lines: LineTables;
  readonly entries: Program['entries'];
  readonly permitted: readonly string[];
  readonly substituted: readonly string[];
}

export class SubjectWorld {
  readonly parts: WorldParts;
  /** What the instruments' books know of this realm. */
  readonly registry: unknown;
  readonly #books: Counting;
  readonly #counting: (path: string) => unknown;
  /** Null when the realm is for one script. */
  readonly #watchlist: Watchlist | null;
  #modules: SubjectModules | null = null;

  /** `counting` loads a file of the instruments' books in this realm. */
  constructor(parts: WorldParts, books: Counting, counting: (path: string) => unknown, isShared: boolean) {
    this.parts = parts;
    this.registry = books.newRegistry();
    this.#books = books;
    this.#counting = counting;
    this.#watchlist = isShared ? new Watchlist(parts.realm.globals) : null;
  }

  /** Only after the books have begun with the registry, since the first call evaluates the instruments. */
  get modules(): SubjectModules {
    return (this.#modules ??= new SubjectModules({
      ...this.parts,
      loadCounting: this.#counting,
      registerFields: (reader) => {
        this.#books.registerFields(reader);
      },
      evaluated: (exports) => {
        this.#watchlist?.watchExports(exports);
      },
    }));
  }

  /** Is the realm as it was before the script? */
  get isUntouched(): boolean {
    return this.#watchlist?.isUntouched() ?? false;
  }
}
