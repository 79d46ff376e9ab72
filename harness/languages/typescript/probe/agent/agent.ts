/** The probe's half inside: holds the subject of one script at a time and does as the script says. */
import type { CompleteScript, Observation, Program, QueueReport } from '../../../../probe/protocol.ts';
import type { Counting, Host, ModuleFunction, SubjectRealm } from './bridge.ts';
import { formatAll } from './format.ts';
import { Interpreter } from './interpreter.ts';
import { SubjectModules } from './modules.ts';
import { Output } from './output.ts';
import { Scope } from './scope.ts';

/** What the driver hands over for each script. All of it is of the subject's realm, or text. */
interface Load {
  readonly realm: SubjectRealm;
  readonly instruments: ReadonlyMap<string, ModuleFunction>;
  readonly units: ReadonlyMap<string, ModuleFunction>;
  readonly lines: ReadonlyMap<string, readonly number[]>;
}

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
  #instruments = new Map<string, ModuleFunction>();
  #units = new Map<string, ModuleFunction>();
  readonly #lines = new Map<string, readonly number[]>();

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

  /** Another program: its line tables are new. */
  forgetProgram(): void {
    this.#lines.clear();
  }

  run(scriptJson: string, entriesJson: string, realm: SubjectRealm): void {
    const load = { realm, instruments: this.#instruments, units: this.#units, lines: this.#lines };
    this.#instruments = new Map();
    this.#units = new Map();
    const script = JSON.parse(scriptJson) as CompleteScript;
    const entries = JSON.parse(entriesJson) as Program['entries'];
    const prints = new Prints(script.limits, this.#host);
    realm.setConsole((stream, values) => {
      prints.add(stream, `${formatAll(values)}\n`);
    });
    this.#begin(script, prints);
    const finished = this.#rows(script, this.#modules(script, entries, load), load);
    if (finished) this.#host.emit(`"kind":"end","rows":${script.rows.length},${prints.json()}`);
  }

  #begin(script: CompleteScript, prints: Prints): void {
    this.#books.begin({
      keys: script.watch.keys,
      searches: script.watch.searches,
      trace: script.watch.trace,
      queueOperations: script.limits.queueOperations,
      exceeded: () => {
        prints.stop('queueOperations');
      },
      print: (stream, text) => {
        prints.add(stream, text);
      },
      files: script.files,
      stdin: script.stdin,
    });
  }

  #modules(script: CompleteScript, entries: Program['entries'], load: Load): SubjectModules {
    return new SubjectModules({
      ...load,
      entries,
      loadCounting: this.#counting,
      registerFields: (reader) => {
        this.#books.registerFields(reader);
      },
      permitted: this.#permitted,
      substituted: script.substitute,
    });
  }

  /** False when a paced script was not told to go on. */
  #rows(script: CompleteScript, modules: SubjectModules, load: Load): boolean {
    const { collect, heapBytes, now } = this.#host;
    const world = {
      realm: load.realm,
      lines: load.lines,
      limits: script.limits,
      classOf: (name: string) => modules.classOf(name),
      counters: () => this.#counters(),
      scales: { collect, heapBytes, now, books: this.#books },
    };
    return script.rows.every((row, index) => {
      if (script.paced && !this.#host.pace(index)) return false;
      if (script.paced) this.#books.allow();
      const observations = new Interpreter(world, new Scope(load.realm, row)).run(script.steps);
      this.#host.emit(`"kind":"row","index":${index},"observations":${JSON.stringify(observations)}`);
      return true;
    });
  }

  #counters(): Observation {
    const { operations, queues } = this.#books.report();
    return { kind: 'counters', operations, queues: queues as QueueReport[] };
  }
}

/** Both streams of the subject, and the end of a flood. */
class Prints {
  readonly #out: Output;
  readonly #err: Output;
  readonly #flood: number;
  readonly #host: Host;

  constructor(limits: CompleteScript['limits'], host: Host) {
    this.#out = new Output(limits.outputBytes);
    this.#err = new Output(limits.outputBytes);
    this.#flood = limits.outputFloodBytes;
    this.#host = host;
  }

  add(stream: 'out' | 'err', text: string): void {
    (stream === 'out' ? this.#out : this.#err).add(text);
    if (this.#out.bytes + this.#err.bytes > this.#flood) this.stop('output');
  }

  /** Does not return: the process ends with this frame. */
  stop(limit: 'queueOperations' | 'output'): void {
    this.#host.stop(`"kind":"limit","limit":"${limit}",${this.json()}`);
  }

  json(): string {
    return `"out":${JSON.stringify(this.#out.capture())},"err":${JSON.stringify(this.#err.capture())}`;
  }
}
export type { Agent };
