/** What a row's steps can name: its data, the objects that steps made, and the lists they kept. */
import type { Argument, RowDatum } from '../../../../contracts/protocol.ts';
import type { SubjectRealm } from './bridge.ts';

/** A step needs an object that does not exist. */
export class Absent extends Error {
  readonly #handle: string;

  constructor(handle: string) {
    super(`there is no ${handle}`);
    this.#handle = handle;
  }

  /** The object that is missing, or null for anything else that was thrown; unlike instanceof, it asks no proxy. */
  static handleOf(thrown: unknown): string | null {
    return typeof thrown === 'object' && thrown !== null && #handle in thrown ? thrown.#handle : null;
  }
}

interface Varied {
  readonly field: string;
  readonly order: number;
}

type Row = Readonly<Record<string, RowDatum>>;

export class Scope {
  readonly #realm: SubjectRealm;
  readonly #row: Row;
  readonly #handles: Map<string, unknown>;
  readonly #lists: Map<string, readonly unknown[]>;
  #varied: Varied | null = null;
  /** Texts of the arrays that were passed, since the same ones are passed many times. */
  readonly #json: Map<unknown, string>;

  /** A scope within another sees all that is there; what is named in it stays in it. */
  constructor(realm: SubjectRealm, row: Row, outer?: Scope) {
    this.#realm = realm;
    this.#row = row;
    this.#handles = outer === undefined ? new Map<string, unknown>() : new Map(outer.#handles);
    this.#lists = outer === undefined ? new Map<string, readonly unknown[]>() : new Map(outer.#lists);
    this.#json = outer === undefined ? new Map<unknown, string>() : outer.#json;
  }

  /** One within this with the cells of a grid of the row in another order, which the number chooses; 0: in theirs. */
  varied(field: string | undefined, order: number): Scope {
    const scope = new Scope(this.#realm, this.#row, this);
    if (field !== undefined) scope.#varied = { field, order };
    return scope;
  }

  name(handle: string, value: unknown): void {
    this.#handles.set(handle, value);
  }

  nameList(handle: string, items: readonly unknown[]): void {
    this.#lists.set(handle, items);
  }

  forget(handle: string): void {
    this.#handles.delete(handle);
    this.#lists.delete(handle);
  }

  forgetObject(handle: string): void {
    this.#handles.delete(handle);
  }

  /** What the name means; undefined when it means nothing. */
  find(handle: string): unknown {
    return this.#handles.get(handle);
  }

  object(handle: string): unknown {
    const value = this.#handles.get(handle);
    if (value === undefined || value === null) throw new Absent(handle);
    return value;
  }

  list(handle: string): readonly unknown[] {
    const list = this.#lists.get(handle);
    if (list === undefined) throw new Absent(handle);
    return list;
  }

  arguments(args: readonly Argument[]): unknown[] {
    return args.map((arg) => this.argument(arg));
  }

  argument(arg: Argument): unknown {
    switch (arg.kind) {
      case 'null':
        return null;
      case 'undefined':
        return undefined;
      case 'int':
      case 'string':
        return arg.value;
      case 'strings':
      case 'grid':
        return this.#fresh(arg.value);
      case 'row':
        return this.#rowField(arg.field);
      case 'handle':
        return this.#handle(arg.name);
      case 'foreign':
        return this.#realm.foreign();
      case 'textOf':
        return this.#realm.textOf(this.object(arg.of));
      case 'likeness':
        return this.#realm.likeness(this.object(arg.of));
      case 'unusual':
        return this.#realm.unusual(arg.what);
    }
  }

  #handle(name: string): unknown {
    const list = this.#lists.get(name);
    return list === undefined ? this.object(name) : this.#realm.list(list);
  }

  #rowField(field: string): unknown {
    const value = this.#row[field];
    if (value === undefined) throw new Absent(field);
    const fresh = this.#fresh(value);
    if (this.#varied?.field === field && Array.isArray(value)) shuffle(fresh as number[][], this.#varied.order);
    return fresh;
  }

  /** Arrays are made anew in the subject's realm, each time. */
  #fresh(value: RowDatum | readonly string[]): unknown {
    if (typeof value === 'string' || typeof value === 'number') return value;
    let json = this.#json.get(value);
    if (json === undefined) this.#json.set(value, (json = JSON.stringify(value)));
    return this.#realm.fresh(json);
  }
}

/** Exchanges are cheap, and enough that hardly two grids are alike: one in each row, and these. */
const MORE_EXCHANGES = 8;

/** Exchanges cells of a grid that nobody else has; the order 0 leaves it as it is. */
const shuffle = (grid: number[][], order: number): void => {
  if (order === 0) return;
  let state = order;
  const below = (end: number): number => {
    // Numerical Recipes' generator; its high bits choose.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * end);
  };
  for (let i = 0; i < grid.length + MORE_EXCHANGES; i += 1) {
    const [row, other] = [grid[i % grid.length] ?? [], grid[below(grid.length)] ?? []];
    const [column, place] = [below(row.length), below(other.length)];
    [row[column], other[place]] = [other[place] ?? 0, row[column] ?? 0];
  }
};
