import { describe, expect, it } from 'vitest';
import { cacheDir } from '../../platform/cache-dir.ts';
import { build, call, factsFor, make, observe, sandbox, subjectOf } from '../../testing/java/testkit.ts';
import { java } from './index.ts';

const board = (inside: string): string => `public class Board {
    public Board() { }
    public int dimension() { return 3; }
    ${inside}
}`;

/** What a new Board answers to these methods. */
const answers = async (inside: string, ...methods: readonly string[]) => {
  const subject = await subjectOf({ Board: board(inside) });
  try {
    return (await observe(subject, [make('Board', 'b'), ...methods.map((name) => call('b', name))])).slice(1);
  } finally {
    await subject.close();
  }
};

describe('a program is loaded', () => {
  it('although a class extends one that can be substituted', async () => {
    const inside = `private static class Goal extends Board { }
    public int ofGoal() { return new Goal().dimension() + new Board() { }.dimension(); }`;
    expect(await answers(inside, 'ofGoal')).toMatchObject([{ value: 6 }]);
  });

  it('although types of its public members are not in the runtime image', async () => {
    const inside = `public Board(java.awt.Point p) { }
    public void draw(java.awt.Graphics[] g) { g[0].drawString("3", 1, 1); }
    public java.util.logging.Logger log(int n) { return null; }
    public int drawn() { draw(null); return 1; }`;
    const wrong = { type: 'java.lang.NullPointerException' };
    expect(await answers(inside, 'dimension', 'drawn', 'draw')).toMatchObject([
      { value: 3 },
      wrong,
      { kind: 'missing' },
    ]);
  });

  it('although a class extends one that is not in the runtime image, which costs only what uses it', async () => {
    const inside = `private static class Viewer extends javax.swing.JPanel { }
    public Object view() { return new Viewer(); }`;
    const missing = { type: 'java.lang.NoClassDefFoundError', message: 'javax/swing/JPanel' };
    expect(await answers(inside, 'view', 'dimension')).toMatchObject([missing, { value: 3 }]);
  });
});

it('a substitute has the methods of the assignment alone, not those of its other editions', async () => {
  const Solver = `public class Solver {
    static final int[][] TILES = {{1, 2}, {3, 0}};
    public int known() { return new Board(TILES).dimension(); }
    public boolean beyond() { return new Board(TILES).isSolvable(); }
}`;
  const Board =
    'public class Board { Board(int[][] t) { } int dimension() { return 3; } boolean isSolvable() { return true; } }';
  const { program } = await build({ Board, Solver });
  if (program === null) throw new Error('not built');
  const facts = factsFor([{ name: 'Board', members: [{ signature: 'public int dimension()' }] }]);
  const subject = java.start(program, { facts, sandbox, cacheDir: cacheDir(), heapBytes: 2 ** 28, work: 'short' });
  const steps = [make('Solver', 's'), call('s', 'known'), call('s', 'beyond')];
  const [, known, beyond] = await observe(subject, steps, { substitute: ['Board'] });
  await subject.close();
  expect(known).toMatchObject({ value: 2 });
  expect(beyond).toMatchObject({ type: 'java.lang.NoSuchMethodError', message: "'boolean Board.isSolvable()'" });
});
