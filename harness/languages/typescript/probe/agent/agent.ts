/** The probe's half inside: holds the subject of one script at a time and does as the script says. */
import type { CompleteScript, Observation, Program, QueueReport, Step } from '../../../../contracts/protocol.ts';
import type { Counting, Host, ModuleFunction, SubjectRealm } from './bridge.ts';
import { atDepthOfScript } from './depth.ts';
import { formatAll } from './format.ts';
import { Interpreter } from './interpreter.ts';
import { type Methods, SubjectModules } from './modules.ts';
import { Prints } from './prints.ts';
import { Room } from './room.ts';
import { Scope } from './scope.ts';
import { enter } from './touch.ts';

/** Both as JSON: the modules that may be imported, and the methods that the API gives each class. */
export interface Assignment {
  readonly permitted: string;
  readonly methods: string;
}

/** `counting` loads a file of the instruments' books in this realm. */
export const createAgent = (
  host: Host,
  counting: (path: string) => unknown,
  { permitted, methods }: Assignment,
): Agent => new Agent(guarded(host), counting, JSON.parse(permitted) as string[], JSON.parse(methods) as Methods);

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
    isProxy: guard(host.isProxy),
  };
};

/** Operations that a script allows for each step in disorder before the search is ended: no search makes as many. */
const operationsEach = 30;

interface RunningSubject {
  readonly realm: SubjectRealm;
  readonly modules: SubjectModules;
  readonly prints: Prints;
}

class Agent {
  readonly #host: Host;
  readonly #counting: (path: string) => unknown;
  readonly #books: Counting;
  readonly #permitted: readonly string[];
  readonly #methods: Methods;
  readonly #instruments = new Map<string, ModuleFunction>();
  readonly #units = new Map<string, ModuleFunction>();
  readonly #lines = new Map<string, readonly number[]>();

  constructor(host: Host, counting: (path: string) => unknown, permitted: readonly string[], methods: Methods) {
    this.#host = host;
    this.#counting = counting;
    this.#books = counting('counting/counting.ts') as Counting;
    this.#permitted = permitted;
    this.#methods = methods;
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

  /** Runs a script in the realm that was prepared for it. */
  run(scriptJson: string, entriesJson: string, realm: SubjectRealm): void {
    const script = JSON.parse(scriptJson) as CompleteScript;
    const prints = new Prints(script.limits, this.#host);
    enter(realm);
    realm.setConsole((stream, values) => {
      prints.add(stream, `${formatAll(values)}\n`);
    });
    this.#begin(script, prints, realm);
    const modules = this.#modules(script, entriesJson, realm);
    if (atDepthOfScript(() => this.#rows(script, { realm, modules, prints })))
      this.#host.emit(`"kind":"end","rows":${script.rows.length},${prints.json()}`);
  }

  /** Evaluates the instruments, and nothing of the submission. */
  #modules(script: CompleteScript, entriesJson: string, realm: SubjectRealm): SubjectModules {
    const modules = new SubjectModules({
      realm,
      instruments: new Map(this.#instruments),
      units: new Map(this.#units),
      entries: JSON.parse(entriesJson) as Program['entries'],
      loadCounting: this.#counting,
      loading: (load) => this.#books.loading(load),
      permitted: this.#permitted,
      substituted: script.substitute,
      methods: this.#methods,
    });
    this.#instruments.clear();
    this.#units.clear();
    return modules;
  }

  #begin(script: CompleteScript, prints: Prints, realm: SubjectRealm): void {
    const session = {
      keys: script.watch.keys,
      searches: script.watch.searches,
      contradictions: script.watch.contradictions,
      trace: script.watch.trace,
      disorder: script.watch.disorderIn === '' ? script.watch.disorder : 0,
      disorderSteps: script.limits.queueOperations / operationsEach,
      mildDisorder: script.watch.mildDisorder,
      confused: script.watch.confused,
      names: script.watch.names,
      queueOperations: script.limits.queueOperations,
      exceeded: () => {
        prints.stop('queueOperations');
      },
      print: (text: string) => {
        prints.add('out', text);
      },
      files: script.files,
      stdin: script.stdin,
    };
    this.#books.begin(session, this.#books.newRegistry(this.#fieldsOfKeys(realm)));
  }

  /** A proxy has none: its traps would tell the subject that its keys are looked at. */
  #fieldsOfKeys({ fieldsOf, fieldWhere }: SubjectRealm): Parameters<Counting['newRegistry']>[0] {
    const { isProxy } = this.#host;
    return {
      fieldsOf: (object) => (isProxy(object) ? [] : fieldsOf(object)),
      fieldWhere: (object, rank) => (isProxy(object) ? undefined : fieldWhere(object, rank)),
    };
  }

  /** False when a paced script was not told to go on. */
  #rows(script: CompleteScript, { realm, modules, prints }: RunningSubject): boolean {
    const { collect, heapBytes, now } = this.#host;
    const weighs = hasMeasure(script.steps);
    if (weighs) collect();
    const empty = weighs ? heapBytes() : 0;
    const world = {
      lines: this.#lines,
      limits: script.limits,
      classOf: (name: string) => modules.classOf(name),
      counters: () => this.#counters(),
    };
    const scales = { collect, heapBytes, now, empty, books: this.#books, witnesses: new Map<string, object>() };
    // As `tellsSteps` of the protocol.
    const tellStep = script.rows.length === 1 && !script.paced ? this.#tellStep : undefined;
    return script.rows.every((row, index) => {
      if (script.paced && !this.#host.pace(index)) return false;
      if (script.paced) {
        this.#books.allow();
        prints.allow();
      }
      this.#disturb(script.watch, row);
      const ofRow = { ...world, room: new Room(), scales: { ...scales, rest: index === 0 && weighs ? empty : null } };
      const observations = new Interpreter(ofRow, new Scope(realm, row)).run(script.steps, tellStep);
      this.#host.emit(`"kind":"row","index":${index},"observations":${JSON.stringify(observations)}`);
      return true;
    });
  }

  readonly #tellStep = (index: number): void => {
    this.#host.emit(`"kind":"step","index":${index}`);
  };

  /** Only where some rows are in disorder and others are not. */
  #disturb({ disorder, disorderIn }: CompleteScript['watch'], row: CompleteScript['rows'][number]): void {
    if (disorderIn !== '') this.#books.disturb(disorder, Number(row[disorderIn]));
  }

  #counters(): Observation {
    const { operations, queues } = this.#books.report();
    return { kind: 'counters', operations, queues: queues as QueueReport[] };
  }
}

const hasMeasure = (steps: readonly Step[]): boolean =>
  steps.some((step) => step.op === 'measure' || ('steps' in step && hasMeasure(step.steps)));

export type { Agent };
