import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Argument, Step } from '../../contracts/protocol.ts';
import type { Subject } from '../../contracts/subject.ts';
import { call, handle, keep, make, observe, subjectOf } from '../../testing/java/testkit.ts';

const WORK = `
import java.util.List;
public class Work {
    private int calls; private int[][] grid;
    public Work() { }
    public Work(int[][] grid) { this.grid = grid; }
    public int nothing() { return 0; }
    public int count() { return ++calls; }
    public int failAtThird() { if (++calls == 3) throw new IllegalStateException("the third"); return 0; }
    public int cell() { return grid[0][0]++; }
    public void check() { if (grid[0][0] != 7) throw new IllegalStateException("not fresh"); }
    public List<Work> parts() { return List.of(new Work(), new Work()); }
    public void interrupt() { Thread.currentThread().interrupt(); }
}
`;

let subject: Subject;
beforeAll(async () => {
  subject = await subjectOf({ Work: WORK });
});
afterAll(() => subject.close());

const repeat = (forMs: number, most: number, ...steps: readonly Step[]): Step => ({
  op: 'repeat',
  steps: [...steps],
  forMs,
  most,
});
const grid: Argument = { kind: 'grid', value: [[7]] };

describe('repeated steps', () => {
  it('run as often as they may when that is soon done', async () => {
    const seen = await observe(subject, [make('Work', 'w'), repeat(10_000, 5, call('w', 'count')), call('w', 'count')]);
    expect(seen.slice(1)).toMatchObject([{ kind: 'repeated', times: 5 }, { value: 6 }]);
  });

  it('run until the time is over, and at least once', async () => {
    const begin = performance.now();
    const [, seen] = await observe(subject, [make('Work', 'w'), repeat(200, 2_000_000_000, call('w', 'nothing'))]);
    expect(performance.now() - begin).toBeGreaterThan(200);
    expect(seen?.kind === 'repeated' ? seen.times : 0).toBeGreaterThan(1_000);
  });

  it('stop at the first exception, which is then what is seen', async () => {
    const steps = [make('Work', 'w'), repeat(10_000, 9, call('w', 'failAtThird')), call('w', 'count')];
    expect((await observe(subject, steps)).slice(1)).toMatchObject([
      { kind: 'exception', message: 'the third', frames: [{ member: 'Work.failAtThird' }] },
      { value: 4 },
    ]);
  });

  it('stop at what fails for an item of a list', async () => {
    const each: Step = { op: 'each', over: 'l', as: 'x', steps: [call('x', 'failAtThird')] };
    const seen = await observe(subject, [
      make('Work', 'w'),
      keep('w', 'parts', 'p'),
      { op: 'iterate', on: 'p', as: 'l', limit: 5 },
      repeat(10_000, 9, each),
    ]);
    expect(seen[3]).toMatchObject({ kind: 'exception', message: 'the third' });
  });

  it('get fresh arguments each time, and may change a grid of their own', async () => {
    const fresh = [make('Work', 'w', grid), call('w', 'check'), call('w', 'cell')];
    const own: Step[] = [
      { op: 'grid', from: grid, as: 'g' },
      make('Work', 'v', handle('g')),
      // Cells that it has not.
      { op: 'setCell', grid: 'g', row: 0, column: 1, value: 9 },
      { op: 'setCell', grid: 'g', row: 1, column: 0, value: 9 },
      call('v', 'check'),
      { op: 'setCell', grid: 'g', row: 0, column: 0, value: 8 },
      call('v', 'check'),
    ];
    expect(await observe(subject, [repeat(10_000, 3, ...fresh), repeat(10_000, 3, ...own)])).toMatchObject([
      { kind: 'repeated', times: 3 },
      { kind: 'exception', message: 'not fresh' },
    ]);
  });

  it('are not disturbed by a thread that was left interrupted', async () => {
    const seen = await observe(subject, [
      make('Work', 'w'),
      repeat(10_000, 2, call('w', 'interrupt'), call('w', 'count')),
    ]);
    expect(seen[1]).toMatchObject({ kind: 'repeated', times: 2 });
  });

  it('may hold a measurement, and a measurement may repeat', async () => {
    const measure = (...steps: readonly Step[]): Step => ({ op: 'measure', make: steps, of: 'w', queues: false });
    const steps = [
      repeat(10_000, 2, measure(make('Work', 'w'))),
      measure(make('Work', 'w'), repeat(10_000, 2, call('w', 'count'))),
    ];
    expect(await observe(subject, steps)).toMatchObject([
      { kind: 'repeated', times: 2 },
      { kind: 'size', bytes: 32 },
    ]);
  });
});
