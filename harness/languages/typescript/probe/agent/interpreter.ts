/** Runs the steps of one row on the subject, and says what it saw. Nothing that the subject does stops it. */
import type { CompleteScript, Observation, Step } from '../../../../contracts/protocol.ts';
import { atRandomDepth } from './depth.ts';
import { type LineTables, observeException } from './exceptions.ts';
import { repeat } from './repeat.ts';
import type { Room } from './room.ts';
import type { Made, Scales } from './scales.ts';
import { Absent, type Scope } from './scope.ts';
import { listOf, touch } from './touch.ts';
import { isObject, observe } from './values.ts';
import { weigh } from './weigh.ts';

type MeasureStep = Extract<Step, { op: 'measure' }>;
type CallStep = Extract<Step, { op: 'call' }>;

export interface World {
  readonly classOf: (name: string) => unknown;
  readonly lines: LineTables;
  readonly limits: CompleteScript['limits'];
  readonly room: Room;
  readonly counters: () => Observation;
  readonly scales: Scales;
}

export class Interpreter {
  readonly #world: World;
  readonly #scope: Scope;

  constructor(world: World, scope: Scope) {
    this.#world = world;
    this.#scope = scope;
  }

  /** One observation for each step but `setCell`. `begun` is told each step before it is taken, by its index. */
  run(steps: readonly Step[], begun?: (index: number) => void): Observation[] {
    const observations: Observation[] = [];
    steps.forEach((step, index) => {
      begun?.(index);
      const observation = this.#performed(step);
      if (observation !== null) observations.push(observation);
    });
    return observations;
  }

  /** Steps that have steps of their own are not deeper, but those are. */
  #performed(step: Step): Observation | null {
    return step.op === 'measure' || step.op === 'each' ? this.#guarded(step) : atRandomDepth(() => this.#guarded(step));
  }

  /**
   * Runs the steps until one does not succeed, and gives what that one showed; null when all of them succeed. `isTimed`: all
   * of them at the depth where it is called.
   */
  #failing(steps: readonly Step[], isTimed: boolean): Observation | null {
    for (const step of steps) {
      const failure = this.#world.room.unlessDropped(() => {
        const observation = isTimed ? this.#guarded(step) : this.#performed(step);
        return observation === null ? null : failureIn(observation);
      });
      if (failure !== null) return failure;
    }
    return null;
  }

  #guarded(step: Step): Observation | null {
    if (step.op !== 'measure') this.#world.scales.rest = null;
    try {
      return this.#step(step);
    } catch (error) {
      const handle = Absent.handleOf(error);
      if (handle !== null) return { kind: 'absent', handle };
      return observeException(error, this.#world.lines, this.#world.room);
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
        this.#scope.name(step.as, this.#scope.argument(step.from));
        return { kind: 'value', value: null, type: 'null' };
      case 'setCell':
        return this.#setCell(step);
      case 'showGrid':
        return this.#call({ op: 'call', on: step.grid, method: 'join', args: [] });
      case 'iterate':
        return this.#iterate(step);
      case 'open': {
        const target = this.#before(step.as, () => this.#scope.object(step.on));
        this.#scope.name(step.as, touch.open(target));
        return { kind: 'value', value: null, type: 'null' };
      }
      case 'each':
        return this.#each(step);
      case 'pick':
        return this.#pick(step);
      case 'counters':
        return this.#world.counters();
      case 'measure':
        return this.#weigh(step);
      case 'repeat':
        return repeat(() => this.#failing(step.steps, true), step, this.#world.scales.now);
    }
  }

  /** The first object is that of the row itself, all others are varied. */
  #weigh(step: MeasureStep): Observation {
    let made = 0;
    return weigh(
      () => this.#make(step, made++),
      { name: step.of, queues: step.queues, queuesFrom: step.queuesFrom, roughly: step.roughly ?? false },
      this.#world.scales,
    );
  }

  #construct(step: Extract<Step, { op: 'new' }>): Observation {
    const args = this.#before(step.as, () => this.#scope.arguments(step.args));
    const cls = this.#world.classOf(step.class);
    if (typeof cls !== 'function') return { kind: 'missing', member: `class ${step.class}` };
    const made = touch.construct(cls, args);
    this.#scope.name(step.as, made);
    return this.#observe(made);
  }

  #call(step: CallStep): Observation {
    const [target, args] = this.#before(step.as, () => {
      return [this.#scope.object(step.on), this.#scope.arguments(step.args)] as const;
    });
    const method = touch.get(target, step.method);
    if (typeof method !== 'function') return { kind: 'missing', member: `${step.method}()` };
    const result = touch.call(method, target, args);
    if (step.as !== undefined && isObject(result)) this.#scope.name(step.as, result);
    return this.#observe(result);
  }

  #callStatic(step: Extract<Step, { op: 'callStatic' }>): Observation {
    const args = this.#scope.arguments(step.args);
    const cls = this.#world.classOf(step.class);
    const method: unknown = typeof cls === 'function' ? touch.get(cls, step.method) : undefined;
    if (typeof method !== 'function') return { kind: 'missing', member: `static ${step.class}.${step.method}()` };
    return this.#observe(touch.call(method, cls, args));
  }

  #setCell(step: Extract<Step, { op: 'setCell' }>): null {
    touch.setCell(this.#scope.find(step.grid), step.row, step.column, step.value);
    return null;
  }

  #iterate(step: Extract<Step, { op: 'iterate' }>): Observation {
    const [target, other] = this.#before(step.as, () => {
      return [this.#scope.object(step.on), step.beside === undefined ? null : this.#scope.object(step.beside)] as const;
    });
    const { items: walked, truncated } = touch.walk(target, other, step.limit);
    const items = listOf(walked);
    this.#scope.nameList(step.as, items);
    return { kind: 'items', count: items.length, truncated };
  }

  #each(step: Extract<Step, { op: 'each' }>): Observation {
    const items = this.#scope.list(step.over).map((item) => {
      this.#scope.name(step.as, item);
      return this.run(step.steps);
    });
    this.#scope.forgetObject(step.as);
    return { kind: 'each', items };
  }

  #pick(step: Extract<Step, { op: 'pick' }>): Observation {
    const list = this.#before(step.as, () => this.#scope.list(step.from));
    if (list.length === 0) throw new Absent(step.from);
    const item = list[step.index % list.length];
    this.#scope.name(step.as, item);
    return this.#observe(item);
  }

  /** One object to be weighed, whatever comes of the steps after it was made. Nothing else of what they name is kept. */
  #make(step: MeasureStep, order: number): Made {
    const scope = this.#scope.varied(step.vary, order);
    const failure = new Interpreter(this.#world, scope).#failing(step.make, false);
    const made = scope.find(step.of);
    if (!isObject(made)) return { kind: 'failed', failure: failure ?? { kind: 'absent', handle: step.of } };
    readTexts(made);
    return { kind: 'made', made };
  }

  #observe(value: unknown): Observation {
    return observe(value, this.#world.limits.stringCharacters, this.#world.room);
  }

  /** Looks up what a step needs, then forgets the name it will give: the two may be the same. */
  #before<Needed>(name: string | undefined, lookUp: () => Needed): Needed {
    try {
      return lookUp();
    } finally {
      if (name !== undefined) this.#scope.forget(name);
    }
  }
}

/** Until a text is read, the engine keeps what `+=` put together in pieces, many times as large. */
const readTexts = (object: object): void => {
  for (const value of listOf(touch.fieldsOf(object))) if (typeof value === 'string') ANY.test(value);
};
/** A call of a method of texts, whose result nobody needs, would be optimized away. */
const ANY = /./;

const failureIn = (observation: Observation): Observation | null => {
  switch (observation.kind) {
    case 'exception':
    case 'missing':
    case 'absent':
      return observation;
    case 'each':
      return (
        observation.items
          .flat()
          .map(failureIn)
          .find((failure) => failure !== null) ?? null
      );
    case 'value':
    case 'object':
    case 'items':
    case 'counters':
    case 'size':
    case 'repeated':
      return null;
  }
};
