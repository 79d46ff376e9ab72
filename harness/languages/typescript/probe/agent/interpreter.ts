/** Runs the steps of one row on the subject, and says what it saw. Nothing that the subject does stops it. */
import type { Argument, CompleteScript, Observation, RowDatum, Step } from '../../../../probe/protocol.ts';
import type { SubjectRealm } from './bridge.ts';
import { type LineTables, observeException } from './exceptions.ts';
import { isObject, observe } from './values.ts';

type CallStep = Extract<Step, { op: 'call' }>;

export interface World {
  readonly realm: SubjectRealm;
  readonly classOf: (name: string) => unknown;
  readonly lines: LineTables;
  readonly limits: CompleteScript['limits'];
  readonly counters: () => Observation;
}

/** Of a type that no subject has seen. */
class Foreign {
  readonly secret = 42;
}

export class Interpreter {
  readonly #world: World;
  readonly #row: Readonly<Record<string, RowDatum>>;
  readonly #handles = new Map<string, unknown>();
  readonly #lists = new Map<string, readonly unknown[]>();

  constructor(world: World, row: Readonly<Record<string, RowDatum>>) {
    this.#world = world;
    this.#row = row;
  }

  /** One observation for each step but `setCell`. */
  run(steps: readonly Step[]): Observation[] {
    const observations: Observation[] = [];
    for (const step of steps) {
      const observation = this.#guarded(step);
      if (observation !== null) observations.push(observation);
    }
    return observations;
  }

  #guarded(step: Step): Observation | null {
    try {
      return this.#step(step);
    } catch (error) {
      if (error instanceof Absent) return { kind: 'absent', handle: error.handle };
      return observeException(error, this.#world.lines);
    }
  }

  #step(step: Step): Observation | null {
    switch (step.op) {
      case 'new':
        return this.#construct(step);
      case 'call':
        return this.#call(step);
      case 'callStatic':
        return this.#callStatic(step);
      case 'grid':
        this.#handles.set(step.as, this.#argument(step.from));
        return { kind: 'value', value: null, type: 'null' };
      case 'setCell':
        return this.#setCell(step);
      case 'iterate':
        return this.#iterate(step);
      case 'each':
        return this.#each(step);
      case 'pick':
        return this.#pick(step);
      case 'counters':
        return this.#world.counters();
    }
  }

  #construct(step: Extract<Step, { op: 'new' }>): Observation {
    const args = this.#before(step.as, () => this.#arguments(step.args));
    const cls = this.#world.classOf(step.class);
    if (typeof cls !== 'function') return { kind: 'missing', member: `class ${step.class}` };
    const made: unknown = Reflect.construct(cls, args);
    this.#handles.set(step.as, made);
    return observe(made, this.#world.limits.stringCharacters);
  }

  #call(step: CallStep): Observation {
    const [target, args] = this.#before(step.as, () => [this.#handle(step.on), this.#arguments(step.args)] as const);
    const method: unknown = Reflect.get(Object(target) as object, step.method, target);
    if (typeof method !== 'function') return { kind: 'missing', member: `${step.method}()` };
    const result: unknown = Reflect.apply(method, target, args);
    if (step.as !== undefined && isObject(result)) this.#handles.set(step.as, result);
    return observe(result, this.#world.limits.stringCharacters);
  }

  #callStatic(step: Extract<Step, { op: 'callStatic' }>): Observation {
    const args = this.#arguments(step.args);
    const cls = this.#world.classOf(step.class);
    const method: unknown = typeof cls === 'function' ? Reflect.get(cls, step.method) : undefined;
    if (typeof method !== 'function') return { kind: 'missing', member: `static ${step.class}.${step.method}()` };
    return observe(Reflect.apply(method, cls, args), this.#world.limits.stringCharacters);
  }

  #setCell(step: Extract<Step, { op: 'setCell' }>): null {
    const grid = this.#handles.get(step.grid);
    const row: unknown = Array.isArray(grid) ? grid[step.row] : undefined;
    if (Array.isArray(row)) define(row, step.column, step.value);
    return null;
  }

  #iterate(step: Extract<Step, { op: 'iterate' }>): Observation {
    const target = this.#before(step.as, () => this.#handle(step.on));
    const items: unknown[] = [];
    let truncated = false;
    for (const item of target as Iterable<unknown>) {
      truncated = items.length === step.limit;
      if (truncated) break;
      items.push(item);
    }
    this.#lists.set(step.as, items);
    return { kind: 'items', count: items.length, truncated };
  }

  #each(step: Extract<Step, { op: 'each' }>): Observation {
    const items = this.#list(step.over).map((item) => {
      this.#handles.set(step.as, item);
      return this.run(step.steps);
    });
    this.#handles.delete(step.as);
    return { kind: 'each', items };
  }

  #pick(step: Extract<Step, { op: 'pick' }>): Observation {
    const list = this.#before(step.as, () => this.#list(step.from));
    if (list.length === 0) throw new Absent(step.from);
    const item = list[step.index % list.length];
    this.#handles.set(step.as, item);
    return observe(item, this.#world.limits.stringCharacters);
  }

  /** Looks up what a step needs, then forgets the name it will give: the two may be the same. */
  #before<Needed>(name: string | undefined, lookUp: () => Needed): Needed {
    try {
      return lookUp();
    } finally {
      this.#handles.delete(name ?? '');
      this.#lists.delete(name ?? '');
    }
  }

  #handle(name: string): unknown {
    const value = this.#handles.get(name);
    if (value === undefined || value === null) throw new Absent(name);
    return value;
  }

  #list(name: string): readonly unknown[] {
    const list = this.#lists.get(name);
    if (list === undefined) throw new Absent(name);
    return list;
  }

  #arguments(args: readonly Argument[]): unknown[] {
    return args.map((arg) => this.#argument(arg));
  }

  #argument(arg: Argument): unknown {
    switch (arg.kind) {
      case 'null':
        return null;
      case 'int':
      case 'string':
        return arg.value;
      case 'strings':
      case 'grid':
        return this.#fresh(arg.value);
      case 'row':
        return this.#rowField(arg.field);
      case 'handle':
        return this.#lists.get(arg.name) ?? this.#handle(arg.name);
      case 'foreign':
        return new Foreign();
    }
  }

  #rowField(field: string): unknown {
    const value = this.#row[field];
    if (value === undefined) throw new Absent(field);
    return this.#fresh(value);
  }

  /** Arrays are made anew in the subject's realm, each time. */
  #fresh(value: RowDatum | readonly string[] | readonly number[]): unknown {
    if (typeof value === 'string' || typeof value === 'number') return value;
    const array = this.#world.realm.newArray();
    value.forEach((item, index) => {
      define(array, index, this.#fresh(item));
    });
    return array;
  }
}

/** Past any setter that the subject may have put on Array.prototype. */
const define = (array: unknown[], index: number, value: unknown): void => {
  Reflect.defineProperty(array, index, { value, writable: true, enumerable: true, configurable: true });
};

/** A step needs an object that does not exist. */
class Absent extends Error {
  readonly handle: string;

  constructor(handle: string) {
    super(`there is no ${handle}`);
    this.handle = handle;
  }
}
