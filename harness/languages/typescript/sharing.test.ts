import { afterAll, describe, expect, it } from 'vitest';
import type { Subject } from '../../contracts/subject.ts';
import { calls, observe, run, startSample } from '../../testing/typescript.ts';

/** No variable and no static field changes, as far as its code shows. */
const SAMPLE = `import { StdIn, StdRandom } from 'algs4';
const log = console.log;
interface Bag { seen?: number }
const addTo = (bag: Bag): number => (bag.seen = (bag.seen ?? 0) + 1);
const prototypes = (): Bag[] => [Array.prototype, Map.prototype] as Bag[];
export class Sample {
  global(): number { return addTo(globalThis as Bag); }
  array(): number { return addTo(prototypes()[0]!); }
  map(): number { return addTo(prototypes()[1]!); }
  own(): number { return addTo(Sample as Bag); }
  ownPrototype(): number { return addTo(Sample.prototype as unknown as Bag); }
  plain(): number { return 1; }
  prints(): void { log('printed'); }
  reads(): string { return StdIn.readLine() ?? ''; }
  seeds(): void { StdRandom.setSeed(42); }
  draws(): number { return StdRandom.uniformInt(1_000_000); }
}
`;

describe('scripts that share a realm', () => {
  let subject: Subject | null = null;
  const sample = async (): Promise<Subject> => (subject ??= await startSample(SAMPLE));
  afterAll(() => subject?.close());

  it.each(['global', 'array', 'map', 'own', 'ownPrototype'])(
    'find nothing that another one left: %s',
    async (method) => {
      await observe(await sample(), calls('plain'));
      for (let script = 0; script < 2; script += 1) {
        expect((await observe(await sample(), calls(method)))[1]).toMatchObject({ value: 1 });
      }
    },
  );

  it('have their own output, also when the subject holds the function that prints', async () => {
    for (let script = 0; script < 2; script += 1) {
      expect(await run(await sample(), calls('prints'))).toMatchObject({ out: { head: 'printed\n' } });
    }
  });

  it('have their own input', async () => {
    for (const stdin of ['one\ntwo\n', 'three\n']) {
      const outcome = await run(await sample(), calls('reads'), { stdin });
      expect(outcome.rows[0]?.[1]).toMatchObject({ value: stdin.split('\n')[0] });
    }
  });

  it('draw the same random numbers', async () => {
    const [, first] = await observe(await sample(), calls('draws'));
    const [, , seeded] = await observe(await sample(), calls('seeds', 'draws'));
    const [, second] = await observe(await sample(), calls('draws'));
    expect([second, seeded === first]).toEqual([first, false]);
  });
});
