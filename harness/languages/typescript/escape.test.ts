import { afterAll, describe, expect, it } from 'vitest';
import type { Observation } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { calls, observe, run, startSample, type Steps } from '../../testing/typescript.ts';

/** Each method tries one way out, and returns what it got hold of; null when there is none. */
const ATTACKER = `import * as algs4 from 'algs4';
import { MinPQ, StdOut } from 'algs4';
import * as fs from 'fs';
const attempt = (f: () => unknown): string | null => { try { const x = f(); return x == null ? null : String(x); } catch (e) { return null; } };
const FORGED = '{"kind":"end","nonce":"00000000000000000000000000000000","rows":1}';
export class Sample {
  constructorChain() { return attempt(() => (console.log as any).constructor('return process')()); }
  evalText() { return attempt(() => (0, eval)('1')); }
  generatorConstructor() { return attempt(() => (function* () {}).constructor('yield 1')()); }
  asyncConstructor() { return attempt(() => (async () => {}).constructor('return 1')()); }
  thisOfFunctions() { return attempt(() => (globalThis as any).process ?? (globalThis as any).require ?? null); }
  hostError() {
    let caught: any;
    const deep = (): void => { try { deep(); console.log('x'); new MinPQ<number>().insert(1); } catch (e) { caught ??= e; } };
    deep();
    return attempt(() => caught.constructor.constructor('return process')());
  }
  counterConstructor() { return attempt(() => (MinPQ as any).constructor('return this')().process); }
  prepareStackTrace() {
    const E: any = Error;
    let asked: unknown = null;
    E.prepareStackTrace = (_: unknown, sites: any[]) => { asked = sites; return 'x'; };
    attempt(() => new Error('x').stack);
    delete E.prepareStackTrace;
    return attempt(() => asked);
  }
  caller() { return attempt(() => (MinPQ.prototype.insert as any).caller); }
  webAssembly() { return attempt(() => (globalThis as any).WebAssembly ?? (globalThis as any).SharedArrayBuffer ?? (globalThis as any).Atomics); }
  textBesideTheHeap() { return attempt(() => (Intl as any).v8BreakIterator ?? new Intl.Locale('und-x-1')); }
  nodeGlobals() { return attempt(() => (globalThis as any).setTimeout ?? (globalThis as any).Buffer ?? (globalThis as any).fetch); }
  absentModule() { return attempt(() => fs.readFileSync('/etc/passwd', 'utf8')); }
  subclass() {
    const queue = new (class extends MinPQ<number> { override insert() {} override isEmpty() { return false; } })();
    queue.insert(1);
    return attempt(() => queue.delMin());
  }
  replaceInsert() { MinPQ.prototype.insert = () => {}; return 'replaced'; }
  replaceInModule() { (algs4 as any).MinPQ = class {}; return 'replaced'; }
  arraySetter() {
    let seen: unknown = null;
    Object.defineProperty(Array.prototype, 1, { set(v) { seen = this; }, configurable: true });
    new MinPQ<number>().insert(7);
    delete (Array.prototype as any)[1];
    return attempt(() => seen);
  }
  forge() { console.log(FORGED); StdOut.println(FORGED); return 'printed'; }
  poison() {
    const boom = () => { throw new Error('poisoned'); };
    const targets = [JSON, Reflect, Math, Promise, Number, RegExp, Map, Set, String, Function, Object, Array] as any[];
    const { ownKeys, defineProperty } = { ownKeys: Reflect.ownKeys, defineProperty: Reflect.defineProperty };
    for (let i = 0; i < targets.length; i += 1) {
      for (let part = targets[i]; part; part = part === targets[i] ? part.prototype : null) {
        const keys = ownKeys(part);
        for (let k = 0; k < keys.length; k += 1) if (keys[k] !== 'constructor' && keys[k] !== 'length') defineProperty(part, keys[k]!, { value: boom });
      }
    }
    (globalThis as any).Error = boom;
    return 'poisoned';
  }
  afterPoison() { const q = new MinPQ<number>(); q.insert(2); q.insert(1); return q.delMin(); }
  importCall() {
    const promise: any = import('node:fs');
    promise.catch(() => null);
    const found = [attempt(() => promise.constructor.constructor('return process')()), attempt(() => {
      const proto = Object.getPrototypeOf(promise);
      const before = proto.then;
      if (proto !== Promise.prototype) proto.then = () => 'patched';
      return proto.then === before ? null : 'patched';
    })];
    return found.find((one) => one !== null) ?? null;
  }
  asyncGeneratorConstructor() { return attempt(() => (async function* () {}).constructor('yield 1')()); }
  viaComparator() {
    return attempt(() => {
      let seen: any = null;
      const q = new MinPQ<number>(function (this: unknown, a: number, b: number) { seen ??= this ?? (arguments as any).callee.caller; return a - b; } as any);
      q.insert(1); q.insert(2);
      return seen;
    });
  }
  viaKeys() {
    const seen: unknown[] = [];
    const trap: any = new Proxy({}, { get(_, key, receiver) { if (receiver !== trap) seen.push(receiver); return key === 'compareTo' ? () => 0 : undefined; } });
    try { const q = new MinPQ<any>(); q.insert(trap); q.insert(trap); } catch (e: any) { if (!(e instanceof TypeError)) seen.push(e); }
    return attempt(() => seen[0]);
  }
  construct() {
    class Sly {}
    return attempt(() => { const q: any = Reflect.construct(MinPQ, [], Sly); q.insert(1); return q.size(); });
  }
  swapPrototype() {
    return attempt(() => { Object.setPrototypeOf(MinPQ.prototype, { insert() {} }); return Object.getPrototypeOf(MinPQ.prototype).insert; });
  }
  ownReader() { return attempt(() => Object.getOwnPropertyNames(new MinPQ<number>()).map((name) => (new MinPQ<number>() as any)[name]).find((x) => typeof x === 'object')); }
  protoAccessors() { return attempt(() => ({} as any).__proto__ ?? (Object.prototype as any).__lookupGetter__?.call({}, '__proto__')); }
  garbage() { return attempt(() => (globalThis as any).gc ?? (globalThis as any).process ?? (globalThis as any).global); }
  printFunction() {
    const log: any = console.log;
    return attempt(() => log.caller ?? log.arguments ?? log.constructor.constructor('return globalThis')().process);
  }
  deepPrint() {
    let caught: any;
    const thrower = { toString(): string { return deep(); }, toJSON(): string { return deep(); } };
    const deep = (): string => { try { console.log(thrower); return deep(); } catch (e) { caught ??= e; return ''; } };
    deep();
    return attempt(() => caught && (caught.constructor === RangeError ? null : caught.constructor.constructor('return process')()));
  }
  symbolHooks() {
    let seen: any = null;
    for (const key of [Symbol.species, Symbol.isConcatSpreadable, Symbol.unscopables, Symbol.toPrimitive] as symbol[]) {
      Object.defineProperty(Array.prototype, key, { configurable: true, get() { if (!Array.isArray(this) || this.length > 0) seen ??= 'saw ' + String(this.length); return undefined; } });
    }
    const q = new MinPQ<number>();
    for (let i = 0; i < 40; i += 1) q.insert(i);
    for (const key of [Symbol.species, Symbol.isConcatSpreadable, Symbol.unscopables, Symbol.toPrimitive] as symbol[]) delete (Array.prototype as any)[key];
    return attempt(() => seen);
  }
  moduleArguments() { return attempt(() => (arguments as any).callee ?? null); }
  timers() { Promise.resolve().then(() => console.log('late')); return 'asked'; }
  formatted() { return [(1234).toLocaleString('en'), new Intl.NumberFormat('en').format(1e6), 'i'.toLocaleUpperCase('tr')].join(' '); }
  grid(g: number[][]) { return g.length; }
}
`;

const text = (value: unknown): unknown => ({ kind: 'value', value, type: value === null ? 'null' : 'string' });

describe('a hostile TypeScript subject', () => {
  let subject: Subject | null = null;
  const attacker = async (): Promise<Subject> => (subject ??= await startSample(ATTACKER));
  afterAll(() => subject?.close());

  it.each([
    'constructorChain',
    'evalText',
    'generatorConstructor',
    'asyncConstructor',
    'thisOfFunctions',
    'hostError',
    'counterConstructor',
    'prepareStackTrace',
    'caller',
    'webAssembly',
    'textBesideTheHeap',
    'nodeGlobals',
    'absentModule',
    'subclass',
    'arraySetter',
    'importCall',
    'asyncGeneratorConstructor',
    'viaComparator',
    'viaKeys',
    'construct',
    'swapPrototype',
    'ownReader',
    'protoAccessors',
    'garbage',
    'printFunction',
    'deepPrint',
    'symbolHooks',
    'moduleArguments',
  ])('gets nowhere by %s', async (method) => {
    const [, result] = await observe(await attacker(), calls(method));
    expect(result).toEqual(text(null));
  });

  it('writes numbers as its locale does', async () => {
    expect((await observe(await attacker(), calls('formatted')))[1]).toEqual(text('1,234 1,000,000 İ'));
  });

  it('cannot replace a counted method', async () => {
    const [, result] = await observe(await attacker(), calls('replaceInsert'));
    expect(result).toMatchObject({ kind: 'exception', type: 'TypeError' });
  });

  it('cannot replace the queue for another class', async () => {
    await observe(await attacker(), calls('replaceInModule'));
    const row = await observe(await attacker(), [...calls('afterPoison'), { op: 'counters' }]);
    expect(row.at(-1)).toMatchObject({ queues: [{ inserts: 2, delMins: 1 }] });
  });

  it('cannot forge a frame by printing one', async () => {
    expect((await observe(await attacker(), calls('forge')))[1]).toEqual(text('printed'));
  });

  it('has no time after its answer: promises never go on', async () => {
    const outcome = await run(await attacker(), calls('timers'));
    expect(outcome).toMatchObject({ kind: 'completed', out: { bytes: 0 } });
    expect(await run(await attacker(), calls('forge'))).toMatchObject({
      kind: 'completed',
      out: { head: /^(?!late)/u },
    });
  });

  it('is asked and counted as before after it has poisoned every builtin of its realm', async () => {
    const steps: Steps = [
      ...calls('poison', 'afterPoison'),
      { op: 'call', on: 's', method: 'grid', args: [{ kind: 'grid', value: [[1], [2]] }] },
      { op: 'counters' },
    ];
    const row: readonly Observation[] = await observe(await attacker(), steps, {
      watch: { keys: true, searches: true, contradictions: true },
    });
    expect(row.slice(1)).toMatchObject([
      { value: 'poisoned' },
      { value: 1 },
      { value: 2 },
      { kind: 'counters', queues: [{ inserts: 2, delMins: 1 }] },
    ]);
  });
});
