import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Subject } from '../../contracts/subject.ts';
import { call, make, observe, subjectOf } from '../../testing/java/testkit.ts';

/** Of a class that is not public, the subclass has public methods as bridges only. */
const GROWN = `
abstract class Base {
    public int size() { return 7; }
    public Object made() { return "a base"; }
}
public class Grown extends Base {
    @Override public String made() { return "grown"; }
    int hidden() { return 1; }
}
`;

const PLAIN = `
public class Plain {
    Plain() { }
    private Plain(int n) { }
}
`;

let subject: Subject;
beforeAll(async () => {
  subject = await subjectOf({ Grown: GROWN, Plain: PLAIN });
});
afterAll(() => subject.close());

const calling = async (method: string) => (await observe(subject, [make('Grown', 'g'), call('g', method)]))[1];

describe('a method that is called', () => {
  it('may come from a class that is not public', async () => {
    expect(await calling('size')).toMatchObject({ kind: 'value', value: 7 });
  });

  it('is the one that overrides, where its result is narrower', async () => {
    expect(await calling('made')).toMatchObject({ kind: 'value', value: 'grown' });
  });

  it('must be public', async () => {
    expect(await calling('hidden')).toMatchObject({ kind: 'missing' });
  });
});

it('a constructor that is called need not be public where none is, but must not be private', async () => {
  expect(await observe(subject, [make('Plain', 'p')])).toMatchObject([{ kind: 'object' }]);
  expect(await observe(subject, [make('Plain', 'p', { kind: 'int', value: 1 })])).toMatchObject([{ kind: 'missing' }]);
});
