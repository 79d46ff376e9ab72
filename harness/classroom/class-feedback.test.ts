/** What students get to read of a class. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Config } from '../config/schema.ts';
import { makeLocale } from '../messages/messages.ts';
import { readZip } from '../testing/read-zip.ts';
import { at } from '../text/at.ts';
import { named, openFiles, submission } from './bundle/testing/class.ts';
import { bundleFiles } from './bundle/testing/make-bundle.ts';
import { openClass } from './open-class.ts';
import type { ClassFile } from './store/class-file.ts';
import { classIn, classOfOne, courseModule, two, workFolder } from './testing/course-class.ts';

const work = workFolder();

const inClass = classIn(work.path);
const gradedOne = classOfOne(work);

const firstIn = async (archive: Buffer): Promise<string | undefined> => [...(await readZip(archive)).values()][0]?.text;

describe('feedback', () => {
  const config = { class: { students: { '2': { adjust: -3, reason: 'Secret' } } } } as unknown as Partial<Config>;
  const told = async (settings: Partial<Config>): Promise<unknown> => {
    const page = await firstIn((await inClass('told', (opened) => opened.feedback('pages'), settings)).archive);
    return { told: /<div class="standing">.*?<\/div>/.exec(page ?? '')?.[0], secret: page?.includes('Secret') };
  };

  it('tells what counts as class.json has it and how it came about, but not the reason of an exception', async () => {
    await gradedOne('told');
    const alone = '<div class="standing"><p><strong>Counts as 82.00 of 100 points.</strong></p></div>';
    expect(await told(config)).toEqual({ told: alone, secret: false });
    await inClass('told', (opened) => opened.apply(), config);
    const parts = '<ul><li>This submission: 82.00</li><li>Adjusted by your course: −3.00</li></ul>';
    const adjusted = `<div class="standing"><p><strong>Counts as 79.00 of 100 points.</strong></p>${parts}</div>`;
    expect(await told({})).toEqual({ told: adjusted, secret: false });
  });

  it('tells it in the language of the settings', async () => {
    const locale = makeLocale('de', new Map([['standing.counts', 'Zählt {points} von 100 Punkten.']]));
    const opened = await openClass({ folder: work.path('told'), assignment: courseModule, assignments: [], locale });
    try {
      expect(await firstIn((await opened.feedback('pages')).archive)).toContain('Zählt 79.00 von 100 Punkten.');
    } finally {
      await opened.close();
    }
  });

  it('is refused while class.json has other scores than the reports', async () => {
    const place = work.path('told/class.json');
    writeFileSync(place, readFileSync(place, 'utf8').replace('"raw": 82', '"raw": 80'));
    await expect(told(config)).rejects.toMatchObject({ code: 'class-not-summed-up' });
  });

  it('is refused while class.json is of other files than the reports, as where a run was killed', async () => {
    await gradedOne('files');
    const place = work.path('files/class.json');
    const other = readFileSync(place, 'utf8').replace(/("content": "\w{32})\w{32}/, `$1${'0'.repeat(32)}`);
    writeFileSync(place, other);
    const made = inClass('files', (opened) => opened.feedback('pages'));
    await expect(made).rejects.toMatchObject({ code: 'class-not-summed-up' });
  });

  it('is refused where class.json says that another attempt counts, which there is none of', async () => {
    await gradedOne('other');
    const place = work.path('other/class.json');
    writeFileSync(place, readFileSync(place, 'utf8').replace('"attempt": 1', '"attempt": null'));
    await expect(inClass('other', (opened) => opened.feedback('pages'))).rejects.toMatchObject({
      code: 'changed-class',
      message: 'class.json was changed: "students[0].attempt" is not as the grader writes it.',
    });
  });

  it('has the name of the group on the page that it shares', async () => {
    await gradedOne('team');
    cpSync(work.path('team/students/2'), work.path('team/students/3'), { recursive: true });
    const path = work.path('team/class.json');
    const file = JSON.parse(readFileSync(path, 'utf8')) as ClassFile;
    const students = ['2', '3'].map((key) => ({ ...at(file.students, 0), key, group: 'Team A' }));
    writeFileSync(path, JSON.stringify({ ...file, bundle: { ...file.bundle, kind: 'moodle' }, students }));
    const titleOf = async (kind: 'moodle' | 'pages') =>
      /<h1>(.*?)<\/h1>/.exec(
        (await firstIn((await inClass('team', (opened) => opened.feedback(kind))).archive)) ?? '',
      )?.[1];
    expect([await titleOf('moodle'), await titleOf('pages')]).toEqual(['Team A', '2']);
  });

  /** Moodle goes by the first four parts between `_`, of which the second is a number; the last `_` may be there or not. */
  const file = 'assignsubmission_file';
  it.each([
    ['moodle', `Ada Lovelace_340934_${file}/report.html`],
    ['moodle-before-4.1', `Ada Lovelace_340934_${file}_/report.html`],
    ['moodle-flat', `Ada Lovelace_340934_${file}_/report.html`],
    ['moodle-blind', `Teilnehmer_340934_${file}/report.html`],
    ['a team', `Team 1_7_${file}/report.html`],
    ['a name with an unseen mark', `שרה כהן_7_${file}/report.html`],
  ])('of %s lies where Moodle finds it', async (kind, path) => {
    await gradedOne('paths');
    const folders = new Map([
      ['a team', `Team 1_7_${file}`],
      ['a name with an unseen mark', `שרה\u200f כהן_7_${file}`],
    ]);
    const folder = folders.get(kind);
    const { attempts } = await openFiles(
      folder === undefined ? bundleFiles(kind, [submission()]) : named(`${folder}/Stack.java`),
    );
    const stored = work.path('paths/class.json');
    const text = readFileSync(stored, 'utf8').replace('"kind": "canvas"', '"kind": "moodle"');
    writeFileSync(stored, text.replace(/"place": "[^"]*"/, `"place": "${String(attempts[0]?.place)}"`));
    const { archive } = await inClass('paths', (opened) => opened.feedback('moodle'));
    expect([...(await readZip(archive)).keys()]).toEqual([path]);
  });

  it('has no page for Moodle of who is in no group, since Moodle would pass it over', async () => {
    await gradedOne('groupless');
    const stored = work.path('groupless/class.json');
    const text = readFileSync(stored, 'utf8').replace('"kind": "canvas"', '"kind": "moodle"');
    writeFileSync(stored, text.replace(/"place": "[^"]*"/, '"place": "Default group_assignsubmission_file"'));
    const { archive, pages, without } = await inClass('groupless', (opened) => opened.feedback('moodle'));
    expect([[...(await readZip(archive)).keys()], pages, without]).toEqual([[], 0, ['2']]);
  });

  it('is refused for a report that was changed by hand', async () => {
    await gradedOne('told');
    const report = work.path('told/students/2/1/report.json');
    writeFileSync(report, readFileSync(report, 'utf8').replace('82', '92'));
    await expect(told(config)).rejects.toMatchObject({ code: 'changed-report' });
  });
});

it('feedback has what students see after the due date once that has come, without another grading', async () => {
  const checks = { visibility: { '*': 'after-due-date' }, dueDate: '2090-01-01T00:00:00Z' };
  const config = { checks } as unknown as Partial<Config>;
  const bundle = await work.bundle('due.zip', 'canvas', [two]);
  await inClass('due', (opened) => opened.grade(bundle), config);
  const page = async () => firstIn((await inClass('due', (opened) => opened.feedback('pages'), config)).archive);
  const title = 'diagonal neighbors are not connected';
  expect(await page()).not.toContain(title);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(checks.dueDate) });
  try {
    expect(await page()).toContain(title);
  } finally {
    vi.useRealTimers();
  }
});
