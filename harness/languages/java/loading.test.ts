import { describe, expect, it } from 'vitest';
import { call, make, observe, subjectOf } from '../../testing/java/testkit.ts';

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

  it('although a class extends one that is not in the runtime image, which costs only what uses it', async () => {
    const inside = `private static class Viewer extends javax.swing.JPanel { }
    public Object view() { return new Viewer(); }`;
    const missing = { type: 'java.lang.NoClassDefFoundError', message: 'javax/swing/JPanel' };
    expect(await answers(inside, 'view', 'dimension')).toMatchObject([missing, { value: 3 }]);
  });
});
