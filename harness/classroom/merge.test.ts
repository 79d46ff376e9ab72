/** Which of two reports of one attempt counts where parts of a class are put together. */
import { expect, it } from 'vitest';
import { openFolder } from './class-folder.ts';
import { mergeClasses } from './merge.ts';
import { usualPolicy } from '../config/class-policy.ts';
import { settingsBy } from './run/plan.ts';
import { storeGraded } from './store/attempt-store.ts';
import { faultOf } from './store/graded.ts';
import { workFolder } from './testing/course-class.ts';

const work = workFolder();

const place = { key: 'ada', attempt: 1 };
const [now, files] = [settingsBy('now'), 'f'.repeat(32)];
const facts = {
  ...{ bundle: { name: '', kind: '' }, fingerprint: 'now', roster: null, former: [], unrecognised: [], notes: [] },
  students: [
    {
      ...{ key: 'ada', id: null, name: null, username: null, email: null, lmsId: null, section: null, group: null },
      onRoster: true,
      attempts: [{ number: 1, submittedAt: null, late: null, content: now + files, place: 'ada', notes: [] }],
    },
  ],
};

/** A part of the class in which this is stored of its student's attempt; `day` is when it was graded. */
const part = async (name: string, content: string, day: number): Promise<string> => {
  const folder = await openFolder(work.path(name), 'settings');
  const startedAt = `2026-11-0${String(day)}T12:00:00Z`;
  await storeGraded(folder.path, place, faultOf(name, { content, startedAt, toolchain: '', host: '' }));
  await folder.refresh(facts, usualPolicy);
  folder.close();
  return folder.path;
};

it.each([
  ['of other files', now + 'e'.repeat(32)],
  ['by other settings', settingsBy('before') + files],
])('a report %s takes no place of the one that counts, though it is later', async (what, content) => {
  const parts = [await part(`own ${what}`, now + files, 1), await part(`other ${what}`, content, 2)];
  for (const order of [parts, parts.toReversed()]) {
    const merged = await openFolder(work.path(`merged ${what} ${String(order === parts)}`), 'settings');
    const { students } = await mergeClasses(merged, order, usualPolicy);
    merged.close();
    expect(students[0]?.attempts[0]?.reason).toBe(`own ${what}`);
  }
});

it('into a folder that holds what was merged before, it is told what to do about that', async () => {
  const [out, later] = [
    await openFolder(work.path('out'), 'settings'),
    await openFolder(work.path('later'), 'settings'),
  ];
  await mergeClasses(out, [await part('earlier', now + files, 1)], usualPolicy);
  await later.refresh({ ...facts, fingerprint: 'later' }, usualPolicy);
  const refused = {
    code: 'other-settings',
    where: out.path,
    remedy: expect.stringContaining('delete its class.json') as string,
  };
  await expect(mergeClasses(out, [later.path], usualPolicy)).rejects.toMatchObject(refused);
  for (const folder of [out, later]) folder.close();
});
