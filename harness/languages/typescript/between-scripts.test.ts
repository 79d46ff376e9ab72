import { afterAll, describe, expect, it } from 'vitest';
import type { Subject } from '../../contracts/subject.ts';
import { calls, observe, run, startSample } from '../../testing/typescript.ts';

/** Each method counts its calls in another place outside of objects; what can be changed is passed on as a parameter. */
const SAMPLE = `import { MinPQ, StdIn, StdRandom } from 'algs4';
const log = console.log;
interface Bag { seen?: number }
const addTo = (bag: object): number => ((bag as Bag).seen = ((bag as Bag).seen ?? 0) + 1);
const viaAssign = (bag: object): number => Object.assign(bag, { seen: ((bag as Bag).seen ?? 0) + 1 }).seen;
const viaDefine = (bag: object): number => {
  const value = ((bag as Bag).seen ?? 0) + 1;
  Reflect.defineProperty(bag, 'seen', { value, configurable: true, writable: true });
  return value;
};
const push = (list: number[]): number => list.push(1);
const list: number[] = [];
const bytes = new Uint8Array(1);
const settings = { seen: 0 };
const next = ((): (() => number) => { let n = 0; return () => ++n; })();
const bound = Array.prototype.push.bind([] as number[]);
const weak = new WeakMap<object, number>();
const generator = (function* (): Generator<number> { for (let n = 1; ; n += 1) yield n; })();
const matched = (): string => RegExp.lastMatch;
class Hidden { static #seen = 0; static more(): number { return ++Hidden.#seen; } }
function helper(): void {}
export class Sample {
  global(): number { return addTo(globalThis); }
  array(): number { return viaAssign(Array.prototype); }
  map(): number { return viaDefine(Map.prototype); }
  ofMethod(): number { return addTo(Array.prototype.push); }
  ofIterator(): number { return addTo(Object.getPrototypeOf([].values())); }
  ofGenerator(): number { return addTo(Object.getPrototypeOf(function* () {})); }
  math(): number { return addTo(Math); }
  json(): number { return viaAssign(JSON); }
  intl(): number { return addTo(Intl.NumberFormat.prototype); }
  console(): number { return addTo(console); }
  printing(): number { return addTo(log); }
  errors(): number { const limit = Error.stackTraceLimit; Error.stackTraceLimit = 7; return limit === 7 ? 2 : 1; }
  hook(): number { return addTo(Error); }
  lastMatch(): number { const before = matched(); /seen/.test('seen'); return before === 'seen' ? 2 : 1; }
  symbol(): number { return viaDefine(Object(Symbol.iterator).constructor); }
  module(): number { return push(list); }
  buffer(): number { return (bytes[0] = bytes[0]! + 1); }
  object(): number { return addTo(settings); }
  closure(): number { return next(); }
  boundFunction(): number { return bound(1); }
  weakMap(): number { const n = (weak.get(Sample) ?? 0) + 1; weak.set(Sample, n); return n; }
  yielded(): number { return generator.next().value as number; }
  privateStatic(): number { return Hidden.more(); }
  ofFunction(): number { return addTo(helper); }
  own(): number { return addTo(Sample); }
  ownPrototype(): number { return addTo(Sample.prototype); }
  library(): number { try { return addTo(MinPQ); } catch { return 1; } }
  libraryMethod(): number { return addTo(StdRandom.shuffle); }
  prints(): void { log('printed'); }
  reads(): string { return StdIn.readLine() ?? ''; }
  seeds(): void { StdRandom.setSeed(42); }
  draws(): number { return StdRandom.uniformInt(1_000_000); }
}
`;

const PLACES = [...SAMPLE.matchAll(/^ {2}(\w+)\(\): number/gmu)].map(([, name]) => name ?? '').slice(0, -1);

describe('a script', () => {
  let subject: Subject | null = null;
  const sample = async (): Promise<Subject> => (subject ??= await startSample(SAMPLE));
  afterAll(() => subject?.close());

  it.each(PLACES)('finds nothing that another one left: %s', async (method) => {
    for (let script = 0; script < 2; script += 1) {
      expect((await observe(await sample(), calls(method)))[1]).toMatchObject({ value: 1 });
    }
  });

  it('has its own output', async () => {
    for (let script = 0; script < 2; script += 1) {
      expect(await run(await sample(), calls('prints'))).toMatchObject({ out: { head: 'printed\n' } });
    }
  });

  it('has its own input', async () => {
    for (const stdin of ['one\ntwo\n', 'three\n']) {
      const outcome = await run(await sample(), calls('reads'), { stdin });
      expect(outcome.rows[0]?.[1]).toMatchObject({ value: stdin.split('\n')[0] });
    }
  });

  it('draws the same random numbers as another', async () => {
    const [, first] = await observe(await sample(), calls('draws'));
    const [, , seeded] = await observe(await sample(), calls('seeds', 'draws'));
    const [, second] = await observe(await sample(), calls('draws'));
    expect([second, seeded === first]).toEqual([first, false]);
  });
});
