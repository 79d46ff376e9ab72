import { describe, expect, it } from 'vitest';
import { localTimeIn } from './dates.ts';
import { errorOf, named, openFiles, outline } from './testing/class.ts';
import { parseTimestamp } from './timestamp.ts';

const simple = '^(?<student_id>[a-z]+)-(?<file_id>.+)$';
const timed = '^(?<student_id>[a-z]+)-(?<timestamp>[0-9]+)-(?<file_id>.+)$';

describe('a pattern', () => {
  it('reads the names of no platform, and lists the rest', async () => {
    const bundle = await openFiles(named('ada-Stack.java', 'ada-Queue.java', 'bob-Stack.java', '77'), {
      pattern: simple,
    });
    expect(bundle.kind).toBe('pattern');
    expect(outline(bundle)).toEqual(['ada 1: Stack.java, Queue.java', 'bob 1: Stack.java']);
    expect(bundle.unrecognised).toEqual([{ place: '77', reason: 'The pattern does not match its name.' }]);
  });

  it("may be one of nbgrader's, whose files have no ending", async () => {
    const pattern = '.*_(?P<student_id>\\w+)_attempt_(?P<timestamp>[0-9\\-]+)_(?P<file_id>\\w+)';
    const bundle = await openFiles(named('hw_ada_attempt_2026-03-05-18-12-06_Stack.java'), { pattern });
    expect(outline(bundle)).toEqual(['ada 1: Stack.java']);
    expect(bundle.attempts[0]?.submittedAt).toEqual(new Date(2026, 2, 5, 18, 12, 6));
  });

  it('tells names and emails', async () => {
    const pattern = '^(?<last_name>\\w+)-(?<first_name>\\w+)-(?<email>[^-]+)-(?<student_id>\\d+)/(?<file_id>.+)$';
    const { attempts } = await openFiles(named('Doe-Jo-jo@x.edu-12/src/Stack.java'), { pattern });
    expect(attempts[0]?.owner).toMatchObject({ id: '12', name: 'Jo Doe', email: 'jo@x.edu' });
  });

  it('takes whole attempts: a file of an older one does not come back', async () => {
    const names = named('ada-20260306-Stack.java', 'ada-20260305-Stack.java', 'ada-20260305-Queue.java');
    expect(outline(await openFiles(names, { pattern: timed }))).toEqual([
      'ada 1: Stack.java, Queue.java',
      'ada 2: Stack.java',
    ]);
  });

  it('lists what has a time that is none', async () => {
    const { unrecognised } = await openFiles(named('ada-20260306-a.java', 'bob-20269999-a.java'), { pattern: timed });
    expect(unrecognised).toEqual([
      { place: 'bob-20269999-a.java', reason: 'The timestamp "20269999" in its name is not understood.' },
    ]);
  });

  it.each([
    ['2026-11-20 11:59 PM', '2026-11-20T22:59:00.000Z'],
    ['2026-11-20 1:59:06.25 am', '2026-11-20T00:59:06.250Z'],
    ['2026-11-20 11:59:00 UTC', '2026-11-20T11:59:00.000Z'],
    ['20261120T115900Z', '2026-11-20T11:59:00.000Z'],
    ['2026-11-20 11:59:00-0500', '2026-11-20T16:59:00.000Z'],
    ['2026-11-20 11:59 XM', null],
    ['2026-11-20 11:59 EST', null],
    ['2026-11-20 13:59 PM', null],
    ['1772734326', '2026-03-05T18:12:06.000Z'],
    ['2026030518', null],
    ['2603051812', null],
    ['260305181206', null],
  ])('reads all of a time, or none of it: %s', (text, time) => {
    const found = parseTimestamp(text, localTimeIn('Europe/Berlin'));
    expect(found?.time.toISOString() ?? null).toBe(time);
  });

  it('must not give one name to two files', async () => {
    const pattern = '^(?<student_id>[a-z]+)-\\d+-(?<file_id>.+)$';
    expect(await errorOf(openFiles(named('ada-1-Stack.java', 'ada-2-Stack.java'), { pattern }))).toBe(
      'Two files are "Stack.java" of ada by the pattern.\nada-1-Stack.java and ada-2-Stack.java\n' +
        'Add a group (?<timestamp>...) that tells the attempts apart, or make (?<file_id>...) longer.',
    );
  });

  it.each([
    ['(?<student_id>a', 'The pattern cannot be used: Invalid regular expression'],
    ['(?<student_id>.+)', 'The pattern cannot be used: it has no group (?<file_id>...).'],
    ['.+', 'it has no group (?<student_id>...) and no (?<file_id>...).'],
  ])('must be valid and have its groups: %s', async (pattern, message) => {
    expect(await errorOf(openFiles(named('ada-Stack.java'), { pattern }))).toContain(message);
  });

  it('that would never end is stopped', async () => {
    const pattern = '^(?<student_id>(?:a+)+)-(?<file_id>.+)$';
    expect(await errorOf(openFiles(named(`${'a'.repeat(100)}!`), { pattern }))).toContain(
      'it takes more than 2 seconds',
    );
  });
});
