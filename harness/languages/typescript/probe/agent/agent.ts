/** The probe's half inside: holds the subject of one script at a time and does as the script says. */
import type { CompleteScript, Observation, Program, QueueReport } from '../../../../contracts/protocol.ts';
import type { Counting, Host, ModuleFunction, SubjectRealm } from './bridge.ts';
import { formatAll } from './format.ts';
import { Interpreter } from './interpreter.ts';
import { Prints } from './prints.ts';
import { Scope } from './scope.ts';
import { SubjectWorld } from './world.ts';

/** `counting` loads a file of the instruments' books in this realm. */
export const createAgent = (host: Host, counting: (path: string) => unknown, permittedJson: string): Agent =>
  new Agent(guarded(host), counting, JSON.parse(permittedJson) as string[]);

/** An exception of the driver's realm (its stack may overflow, too) must never reach a subject. */
const guarded = (host: Host): Host => {
  const guard =
    <Given extends unknown[], Result>(call: (...given: Given) => Result) =>
    (...given: Given): Result => {
      try {
        return call(...given);
      } catch {
        throw new RangeError('the stack is too deep');
      }
    };
  return {
    emit: guard(host.emit),
    stop: guard(host.stop),
    pace: guard(host.pace),
    collect: guard(host.collect),
    heapBytes: guard(host.heapBytes),
    now: guard(host.now),
  };
};

class Agent {
  readonly #host: Host;
  readonly #counting: (path: string) => unknown;
  readonly #books: Counting;
  readonly #permitted: readonly string[];
  readonly #instruments = new Map<string, ModuleFunction>();
  readonly #units = new Map<string, ModuleFunction>();
  readonly #lines = new Map<string, readonly number[]>();
  /** By the classes that are substituted. */
  readonly #shared = new Map<string, SubjectWorld>();
  #prints: Prints | null = null;

  constructor(host: Host, counting: (path: string) => unknown, permitted: readonly string[]) {
    this.#host = host;
    this.#counting = counting;
    this.#books = counting('counting/counting.ts') as Counting;
    this.#permitted = permitted;
  }

  /** Before `run`: the instruments' modules, as functions of the subject's new realm. */
  addInstrument(path: string, module: ModuleFunction): void {
    this.#instruments.set(path, module);
  }

  /** Before `run`: a unit of the submission in the subject's new realm. */
  addUnit(name: string, module: ModuleFunction, lines: string): void {
    this.#units.set(name, module);
    if (!this.#lines.has(name)) this.#lines.set(name, lines.split(',').map(Number));
  }

  /** Another program: its line tables are new, and so are its realms. */
  forgetProgram(): void {
    this.#lines.clear();
    this.#shared.clear();
  }

  /** Is there a realm with these substitutes that scripts share? */
  hasShared(substituteJson: string): boolean {
    return this.#shared.has(substituteJson);
  }

  /** Runs a script in the shared realm of its substitutes; when there is none, in the realm that was prepared. */
  run(scriptJson: string, entriesJson: string, realm: SubjectRealm | null, isShared: boolean): void {
    const script = JSON.parse(scriptJson) as CompleteScript;
    const key = JSON.stringify(script.substitute);
    const world = realm === null ? this.#shared.get(key) : this.#world(script, entriesJson, realm, isShared);
    if (world === undefined) throw new TypeError('no realm was prepared');
    // Until it has proved to be as it was.
    this.#shared.delete(key);
    const prints = new Prints(script.limits, this.#host);
    this.#prints = prints;
    this.#begin(script, prints, world);
    const finished = this.#rows(script, world);
    if (isShared && world.isUntouched) this.#shared.set(key, world);
    if (finished) this.#host.emit(`"kind":"end","rows":${script.rows.length},${prints.json()}`);
  }

  #world(script: CompleteScript, entriesJson: string, realm: SubjectRealm, isShared: boolean): SubjectWorld {
    realm.setConsole((stream, values) => {
      this.#prints?.add(stream, `${formatAll(values)}\n`);
    });
    const parts = {
      realm,
      instruments: new Map(this.#instruments),
      units: new Map(this.#units),
      lines: this.#lines,
      entries: JSON.parse(entriesJson) as Program['entries'],
      permitted: this.#permitted,
      substituted: script.substitute,
    };
    this.#instruments.clear();
    this.#units.clear();
    return new SubjectWorld(parts, this.#books, this.#counting, isShared);
  }

  #begin(script: CompleteScript, prints: Prints, world: SubjectWorld): void {
    const session = {
      keys: script.watch.keys,
      searches: script.watch.searches,
      trace: script.watch.trace,
      disorder: script.watch.disorder,
      queueOperations: script.limits.queueOperations,
      exceeded: () => {
        prints.stop('queueOperations');
      },
      print: (stream: 'out' | 'err', text: string) => {
        prints.add(stream, text);
      },
      files: script.files,
      stdin: script.stdin,
    };
    this.#books.begin(session, world.registry);
  }

  /** False when a paced script was not told to go on. */
  #rows(script: CompleteScript, { modules, parts: { realm, lines } }: SubjectWorld): boolean {
    const { collect, heapBytes, now } = this.#host;
    const weighs = script.steps.some(({ op }) => op === 'measure');
    if (weighs) collect();
    const empty = weighs ? heapBytes() : 0;
    const world = {
      realm,
      lines,
      limits: script.limits,
      classOf: (name: string) => modules.classOf(name),
      counters: () => this.#counters(),
      scales: { collect, heapBytes, now, empty, books: this.#books, witnesses: new Map<string, object>() },
    };
    return script.rows.every((row, index) => {
      if (script.paced && !this.#host.pace(index)) return false;
      if (script.paced) this.#books.allow();
      const observations = new Interpreter(world, new Scope(realm, row)).run(script.steps);
      this.#host.emit(`"kind":"row","index":${index},"observations":${JSON.stringify(observations)}`);
      return true;
    });
  }

  #counters(): Observation {
    const { operations, queues } = this.#books.report();
    return { kind: 'counters', operations, queues: queues as QueueReport[] };
  }
}

export type { Agent };
