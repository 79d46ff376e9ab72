/** Board and Solver in this process, for tests of checks: right ones, from which tests derive wrong ones. */
import fc from 'fast-check';
import type { Case, Check, Judgement } from '../../../harness/contracts/check.ts';
import type { Argument, Observation, RowDatum, Step, Unusual } from '../../../harness/contracts/protocol.ts';
import { at } from '../../../harness/text/at.ts';
import { remembered } from '../../../harness/text/remembered.ts';
import { shortestSolution } from '../../../reference/oracle/ida-star.ts';
import {
  formatTiles,
  hamming,
  manhattan,
  neighbors,
  sameTiles,
  twin,
  type Tiles,
} from '../../../reference/puzzle/tiles.ts';

export class RightBoard {
  readonly tiles: number[][];
  /** The board whose neighbors() or twin() made it. */
  readonly parent: this | null;
  readonly generation: number;

  constructor(tiles: Tiles, parent: RightBoard | null = null) {
    this.tiles = tiles.map((row) => [...row]);
    this.parent = parent as this | null;
    this.generation = parent === null ? 0 : parent.generation + 1;
  }

  /** A board that neighbors() or twin() makes. */
  derive(tiles: Tiles): RightBoard {
    return new (this.constructor as typeof RightBoard)(tiles, this);
  }

  dimension(): number {
    return this.tiles.length;
  }

  hamming(): number {
    return hamming(this.tiles);
  }

  manhattan(): number {
    return manhattan(this.tiles);
  }

  isGoal(): boolean {
    return this.hamming() === 0;
  }

  toString(): string {
    return formatTiles(this.tiles);
  }

  equals(other: unknown): boolean {
    return other instanceof RightBoard && sameTiles(this.tiles, other.tiles);
  }

  neighbors(): Iterable<RightBoard> {
    return neighbors(this.tiles).map((tiles) => this.derive(tiles));
  }

  twin(): RightBoard {
    return this.derive(twin(this.tiles));
  }
}

/** By tiles: each right Solver of a board has the same. */
const solutions = new Map<string, Tiles[] | null>();

export class RightSolver {
  readonly boards: readonly RightBoard[] | null;

  constructor(board: RightBoard) {
    const solution = remembered(solutions, String(board.tiles), () => shortestSolution(board.tiles));
    this.boards = solution?.map((tiles) => new RightBoard(tiles)) ?? null;
  }

  isSolvable(): boolean {
    return this.boards !== null;
  }

  moves(): number {
    return (this.boards?.length ?? 0) - 1;
  }

  solution(): Iterable<RightBoard> | null {
    return this.boards;
  }
}

/** The classes that a script makes objects of. */
export interface Classes {
  readonly Board: typeof RightBoard;
  readonly Solver: typeof RightSolver;
}

export const rightClasses: Classes = { Board: RightBoard, Solver: RightSolver };

type Handles = Map<string, unknown>;
type Row = Readonly<Record<string, RowDatum>>;

/** The judgements of all cases about boards of this class; of random ones about a few. Each is made when it is asked for. */
export function* judging(check: Check, classes: Classes): Generator<Judgement> {
  for (const one of check.cases) yield* judgedCase(one, classes);
}

export const judgements = (check: Check, classes: Classes): readonly Judgement[] => [...judging(check, classes)];

const judgedCase = (one: Case, classes: Classes): Iterable<Judgement> => {
  if (one.kind === 'random') {
    const inputs = fc.sample(one.arbitrary, { seed: 1, numRuns: one.count }).values();
    return inputs.map((input) => one.judgeRow(input, answers(one.script.steps as Step[], one.row(input), classes)));
  }
  if (one.kind !== 'fixed') return [];
  const nothing = { head: '', tail: '', bytes: 0 };
  const rows = whenRead(one.script.rows, (row) => answers(one.script.steps as Step[], row, classes));
  return [one.judge(rows, { out: nothing, err: nothing }, [])];
};

/** Each made when it is read: what comes after a row that fails never is. */
const whenRead = <Given, Made>(all: readonly Given[], make: (one: Given) => Made): readonly Made[] => {
  const made = new Map<number, Made>();
  const get = (index: number) => ({ get: () => remembered(made, index, () => make(at(all, index))) });
  return Object.defineProperties<Made[]>(
    [],
    Object.fromEntries(all.map((_, index) => [index, { ...get(index), enumerable: true }])),
  );
};

const answers = (
  steps: readonly Step[],
  row: Row,
  classes: Classes,
  handles: Handles = new Map<string, unknown>(),
): Observation[] => steps.flatMap((step) => answer(step, row, classes, handles) ?? []);

const answer = (step: Step, row: Row, classes: Classes, handles: Handles): Observation | null => {
  switch (step.op) {
    case 'new':
      handles.set(step.as, made(step.class, classes, valueOf(step.args[0], row, handles)));
      return { kind: 'object', type: 'Board' };
    case 'call': {
      const target = handles.get(step.on) as Record<string, (argument: unknown) => unknown>;
      const result = target[step.method]?.(valueOf(step.args[0], row, handles));
      if (step.as !== undefined) handles.set(step.as, result);
      return observed(result);
    }
    case 'iterate':
      return iterated(step, handles);
    case 'open':
      return opened(step, handles);
    case 'each': {
      const absent = missing(handles, step.over);
      if (absent !== null) return absent;
      const items = (handles.get(step.over) as unknown[]).map((item) =>
        answers(step.steps, row, classes, new Map([...handles, [step.as, item]])),
      );
      return { kind: 'each', items };
    }
    case 'pick':
      return picked(step, handles);
    case 'grid':
      handles.set(step.as, valueOf(step.from, row, handles));
      return { kind: 'value', value: null, type: 'null' };
    case 'setCell':
      (handles.get(step.grid) as number[][])[step.row]?.splice(step.column, 1, step.value);
      return null;
    case 'showGrid':
      return observed(String(handles.get(step.grid)));
    case 'counters':
      return { kind: 'counters', operations: {}, queues: [] };
    default:
      throw new RangeError(`not asked here: ${step.op}`);
  }
};

const picked = (step: Extract<Step, { op: 'pick' }>, handles: Handles): Observation => {
  const list = handles.get(step.from) as unknown[];
  handles.set(step.as, list[step.index % list.length]);
  return { kind: 'object', type: 'Board' };
};

const opened = (step: Extract<Step, { op: 'open' }>, handles: Handles): Observation => {
  const absent = missing(handles, step.on, step.as);
  if (absent !== null) return absent;
  const left = (handles.get(step.on) as Iterable<unknown>)[Symbol.iterator]();
  left.next();
  handles.set(step.as, { [Symbol.iterator]: () => ({ next: () => left.next() }) });
  return { kind: 'value', value: null, type: 'null' };
};

const iterated = (step: Extract<Step, { op: 'iterate' }>, handles: Handles): Observation => {
  const absent = missing(handles, step.on, step.as);
  if (absent !== null) return absent;
  const items = walked(handles.get(step.on), handles.get(step.beside ?? ''), step.limit + 1);
  handles.set(step.as, items.slice(0, step.limit));
  return { kind: 'items', count: Math.min(items.length, step.limit), truncated: items.length > step.limit };
};

/** As a probe tells that an earlier step gave no object. */
const missing = (handles: Handles, name: string, as = ''): Observation | null => {
  if ((handles.get(name) ?? null) !== null) return null;
  handles.delete(as);
  return { kind: 'absent', handle: name };
};

const made = (name: string, { Board, Solver }: Classes, argument: unknown): object =>
  name === 'Solver' ? new Solver(argument as RightBoard) : new Board(argument as Tiles);

const walked = (iterable: unknown, beside: unknown, most: number): unknown[] => {
  const other = (beside as Iterable<unknown> | undefined)?.[Symbol.iterator]();
  const items: unknown[] = [];
  other?.next();
  for (const item of iterable as Iterable<unknown>) {
    other?.next();
    items.push(item);
    if (items.length === most) break;
  }
  return items;
};

const observed = (result: unknown): Observation =>
  typeof result === 'object' && result !== null
    ? { kind: 'object', type: 'Board' }
    : { kind: 'value', value: result as string | number | boolean | null, type: typeof result };

const unusual: Readonly<Record<Unusual, unknown>> = {
  objectWithoutPrototype: Object.create(null) as unknown,
  function: () => null,
  symbol: Symbol('unusual'),
  bigint: 3n,
  boolean: true,
};

const valueOf = (argument: Argument | undefined, row: Row, handles: Handles): unknown => {
  switch (argument?.kind) {
    case 'row':
      // A fresh array each time, as a probe passes it.
      return structuredClone(row[argument.field]);
    case 'handle':
      return handles.get(argument.name);
    case 'int':
    case 'string':
    case 'strings':
    case 'grid':
      return argument.value;
    case 'undefined':
      return undefined;
    case 'textOf':
      return String(handles.get(argument.of));
    case 'likeness':
      return { ...(handles.get(argument.of) as object) };
    case 'unusual':
      return unusual[argument.what];
    case 'null':
    case 'foreign':
    case undefined:
      return null;
  }
};
