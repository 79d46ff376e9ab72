import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Metadata, readMetadata } from './metadata.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

const folder = scratchFolder('metadata');

const read = (content: string): Promise<Metadata> => {
  const file = join(folder, 'submission_metadata.json');
  writeFileSync(file, content);
  return readMetadata(file);
};

const of = (value: object): Promise<Metadata> => read(JSON.stringify(value));

const made = '2026-10-02T10:30:00.000000-07:00';
const due = '2026-10-02T08:00:00.000000-07:00';
const later = '2026-10-02T17:00:00.000000-07:00';

describe('lateness', () => {
  it.each([
    ['after the due date', { created_at: made, assignment: { due_date: due } }, 150],
    ['before it', { created_at: made, assignment: { due_date: later } }, null],
    [
      'with an extension',
      { created_at: made, assignment: { due_date: due }, users: [{ assignment: { due_date: later } }] },
      null,
    ],
    ['without a due date', { created_at: made, assignment: { due_date: null } }, null],
    ['with a time that is none', { created_at: 'soon', assignment: { due_date: due } }, null],
  ])('%s', async (_, file, minutes) => {
    expect((await of(file)).lateMinutes).toBe(minutes);
  });
});

describe('the previous score', () => {
  const one = (day: number, score: unknown, more = {}): object => ({
    submission_time: `2026-10-0${String(day)}T08:00:00-07:00`,
    score,
    ...more,
  });

  it.each([
    ['is that of the latest submission', [one(1, 50), one(3, '70.5'), one(2, 60)], 70.5],
    ['passes over faults of the autograder', [one(1, 50), one(2, 0, { autograder_error: true })], 50],
    ['passes over what has none', [one(1, 50), one(2, 'none'), 7], 50],
    ['is none without submissions', [], null],
  ])('%s', async (_, before, score) => {
    expect((await of({ previous_submissions: before })).previousScore).toBe(score);
  });

  it.each([null, '', ' ', false, []])('is none where it is told as %j', async (score) => {
    expect((await of({ previous_submissions: [one(1, score)] })).previousScore).toBeNull();
  });
});

describe('a file that is no metadata', () => {
  it.each(['', '{', 'null', '[]', '7', '{"users":{},"assignment":[],"previous_submissions":"x"}'])(
    'tells nothing: %s',
    async (content) => {
      expect(await read(content)).toEqual({ lateMinutes: null, previousScore: null });
    },
  );

  it('may be missing', async () => {
    expect(await readMetadata(join(folder, 'missing.json'))).toEqual({ lateMinutes: null, previousScore: null });
  });
});
