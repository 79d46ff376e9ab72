import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Class, openClass } from './open-class.ts';
import { courseModule } from './testing/course-class.ts';

const folder = join(tmpdir(), 'no-class-is-made-here');
let opened: Class;
beforeAll(async () => {
  opened = await openClass({ folder, assignment: courseModule, assignments: [] });
});
afterAll(() => opened.close());

/** What a program without types may write. */
const misused: readonly (readonly [told: string, call: () => Promise<unknown>])[] = [
  [
    'grade has no option "rooster". Did you mean "roster"?',
    () => opened.grade('x.zip', { rooster: 'r.csv' } as object),
  ],
  ['The option "only" of grade must be', () => opened.grade('x.zip', { only: 'ada' } as object)],
  [
    'The option "shard" of grade must be a part that there is',
    () => opened.grade('x.zip', { shard: { index: 3, count: 2 } }),
  ],
  ['The option "folders" of merge must be', () => opened.merge('part1' as unknown as string[])],
  ['The option "kind" of feedback must be', () => opened.feedback('page' as 'pages')],
  ['fill has no option "outof". Did you mean "outOf"?', () => opened.fill('g.csv', { outof: 5 } as object)],
  [
    'The option "columns" of fill must be { score: TITLE }',
    () => opened.fill('g.csv', { columns: { scores: 'Grade' } }),
  ],
  [
    'put has no option "retrys". Did you mean "retries"?',
    () => opened.put('x.zip', { database: 'postgresql://a@b/c', retrys: 1 } as never),
  ],
  ['The option "database" of collect must be', () => opened.collect({} as never)],
  ['The option "top" of similar must be', () => opened.similar({ top: 0 })],
];

describe('a class tells a program, before anything is done:', () => {
  it.each(misused)('%s', async (told, call) => {
    const error: unknown = await call().catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'wrong-option', blame: 'usage' });
    const { message, remedy } = error as { readonly message: string; readonly remedy: string | null };
    expect(`${message} ${remedy ?? ''}`).toContain(told);
    expect(existsSync(folder)).toBe(false);
  });
});
