/** Points of a class after the fact, by what is stored: what is told before it is made, and what a later run keeps. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Config } from '../config/schema.ts';
import { makeLocale } from '../messages/messages.ts';
import { packageRoot } from '../platform/package-root.ts';
import { expandCase } from '../testing/expand-case.ts';
import { openClass } from './open-class.ts';
import {
  classIn,
  classOfOne,
  courseModule,
  five,
  gradedIn,
  programBy,
  student,
  two,
  workFolder,
} from './testing/course-class.ts';
import type { RunEvent } from './run/run-facts.ts';
import type { ClassFile } from './store/class-file.ts';
import { at } from '../text/at.ts';

const work = workFolder();
const inClass = classIn(work.path);
const gradedOne = classOfOne(work);

describe('points after the fact', () => {
  const policy = {
    weights: { correctness: 10, compilation: 90 },
    class: {
      attempt: 'last',
      most: 100,
      missing: 'zero',
      students: { '2': { adjust: 5, reason: 'Oral exam' }, '3': { excused: true, reason: 'Ill' } },
    },
  } as Partial<Config>;

  it('are told before they are made, and written only then', async () => {
    const bundle = await work.bundle('points.zip', 'canvas', five.slice(0, 3));
    const before = await inClass('points', (opened) => opened.grade(bundle));
    const preview = await inClass('points', (opened) => opened.preview(), policy);
    expect(preview.changes.map(({ key, before: was, after }) => [key, was, after])).toEqual([
      ['2', 82, 100],
      ['3', 100, null],
    ]);
    expect(preview.notApplied).toEqual([]);
    expect(await inClass('points', (opened) => opened.read())).toEqual(before);
    const after = await inClass('points', (opened) => opened.apply(), policy);
    expect(after.students.map(({ state, score }) => [state, score])).toEqual([
      ['graded', 100],
      ['graded', 100],
      ['excused', null],
    ]);
    expect(await inClass('points', (opened) => opened.verify())).toEqual([]);
  });

  it('are not made any further once they are stopped', async () => {
    await gradedOne('stopped');
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(inClass('stopped', (opened) => opened.apply(stopped), policy)).rejects.toThrow('stopped');
    expect(readFileSync(work.path('stopped/log.jsonl'), 'utf8')).not.toContain('"what":"regraded"');
  });

  it('are not summed up while only a part of them may be made', async () => {
    await gradedOne('half');
    const path = work.path('half/class.json');
    const before = readFileSync(path);
    await inClass('half', (opened) => opened.apply(), policy);
    writeFileSync(path, before);
    const interrupted = { code: 'regrade-interrupted', where: work.path('half') };
    await expect(inClass('half', (opened) => opened.index(), policy)).rejects.toMatchObject(interrupted);
    const merged = inClass('whole', (opened) => opened.merge([work.path('half')]), policy);
    await expect(merged).rejects.toMatchObject(interrupted);
    const hidden = { ...policy, checks: { visibility: { '*': 'staff' } } } as Partial<Config>;
    await inClass('half', (opened) => opened.apply(), hidden);
    expect(readFileSync(work.path('half/log.jsonl'), 'utf8').trimEnd().split('\n').at(-1)).toContain('regraded');
    expect(await inClass('half', (opened) => opened.index(), policy)).toMatchObject({ students: [{ score: 100 }] });
  });

  it('are those of the settings of a later run for all, whoever is graded by it, also where it is stopped', async () => {
    const twins = [2, 3].map((id) => student(id, programBy('java', 'backwash', 'two')));
    const bundle = await work.bundle('twins.zip', 'canvas', twins);
    await inClass('twins', (opened) => opened.grade(bundle));
    const { weights } = policy;
    const scores = async (run: Promise<unknown>): Promise<unknown> => {
      await run.catch(() => undefined);
      return (await inClass('twins', (opened) => opened.read())).students.map(({ score }) => score);
    };
    const applied = (): Promise<unknown> => inClass('twins', (opened) => opened.apply(), { weights });
    const graded = (options: object): Promise<unknown> => inClass('twins', (opened) => opened.grade(bundle, options));
    const [other] = (await scores(applied())) as number[];
    expect(other).not.toBe(82);
    expect(await scores(graded({ only: ['2'] }))).toEqual([82, 82]);
    expect(await scores(applied())).toEqual([other, other]);
    expect(await scores(graded({ signal: AbortSignal.abort() }))).toEqual([82, 82]);
  });

  it('are given to what is graded by a later run, which grades only what is new', async () => {
    await gradedOne('kept');
    const bundle = await work.bundle('kept.zip', 'canvas', [two, student(3, programBy('java', 'backwash', 'three'))]);
    const run = async (): Promise<readonly [keys: string[], file: ClassFile]> => {
      const events: RunEvent[] = [];
      const onEvent = (event: RunEvent): void => void events.push(event);
      const config = { weights: policy.weights } as Partial<Config>;
      const file = await inClass('kept', (opened) => opened.grade(bundle, { onEvent }), config);
      return [gradedIn(events), file];
    };
    const [keys, { students, notes }] = await run();
    expect([keys, students.map(({ score }) => score)]).toEqual([['3'], [98.1, 98.1]]);
    expect(notes).toEqual([expect.stringMatching(/ without being graded: 1\.$/)]);
    const log = (): string => readFileSync(work.path('kept/log.jsonl'), 'utf8');
    expect(
      log()
        .match(/"what":"\w+"/g)
        ?.slice(-3),
    ).toEqual(['regraded', 'graded', 'points'].map((what) => `"what":"${what}"`));
    expect(await inClass('kept', (opened) => opened.verify())).toEqual([]);
    const before = log();
    expect((await run())[1].notes).toEqual([]);
    expect(log()).toBe(before);
  });

  it('by other weights than those of the settings are named where they are put together', async () => {
    await gradedOne('weighed');
    await inClass('weighed', (opened) => opened.apply(), { weights: policy.weights });
    const merged = await inClass('weighed2', (opened) => opened.merge([work.path('weighed')]));
    expect(merged.policyNotes).toEqual([
      expect.stringMatching(/^Scored by other weights than these settings have \(1\): lastfirst2 \(2\)\. /),
    ]);
    await inClass('weighed2', (opened) => opened.apply());
    expect((await inClass('weighed2', (opened) => opened.index())).policyNotes).toEqual([]);
  });

  it('that stay as they are have a page in the words of now', async () => {
    await gradedOne('worded');
    const locale = makeLocale('de', new Map([['html.top.outOf', 'von 100 Punkten']]));
    const config = { style: false } as Config;
    const opened = await openClass({
      folder: work.path('worded'),
      assignment: courseModule,
      assignments: [],
      locale,
      config,
    });
    await opened.apply();
    await opened.close();
    expect(readFileSync(work.path('worded/students/2/1/report.html'), 'utf8')).toContain('von 100 Punkten');
    expect(readFileSync(work.path('worded/log.jsonl'), 'utf8')).not.toContain('"what":"regraded"');
  });

  it('of an exception whose key is somebody else’s now are told', async () => {
    await gradedOne('moved');
    const given = work.path('moved.csv');
    writeFileSync(given, 'id,canvas id,name\n7,2,First2 Last\n2,8,Eve Hall\n');
    const exceptions = { '2': { adjust: 5, reason: 'Oral exam' } };
    const config = { class: { ...policy.class, students: exceptions } } as Partial<Config>;
    const { notes } = await inClass('moved', (opened) => opened.grade(work.path('one.zip'), { roster: given }), config);
    expect(notes).toEqual([
      expect.stringMatching(
        /^The key of class\.students\.2 was that of lastfirst2 \(2\), and is now that of Eve Hall \(2\)\. /,
      ),
    ]);
  });

  it('are not made from a report that was changed', async () => {
    await gradedOne('edited');
    const path = work.path('edited/students/2/1/report.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"verdict": "failed"', '"verdict": "passed"'));
    const applied = inClass('edited', (opened) => opened.apply(), policy);
    await expect(applied).rejects.toMatchObject({ code: 'changed-report' });
  });

  it('are those that are made, also of who has no score by the weights of before', async () => {
    await gradedOne('weightless');
    const weights = { compilation: 0, api: 0, correctness: 0, style: 100 };
    await inClass('weightless', (opened) => opened.apply(), { weights });
    const { changes } = await inClass('weightless', (opened) => opened.preview());
    const { students } = await inClass('weightless', (opened) => opened.apply());
    expect(changes.map(({ before, after }) => [before, after])).toEqual([[null, students[0]?.score]]);
    expect(students[0]?.score).toBe(82);
  });

  it('are those that are made, where weights move a check to another section', async () => {
    const extended = join(packageRoot(), 'examples', 'extra-check', 'course.ts');
    const failing = join(packageRoot(), 'fixtures', 'submissions', 'java', 'failed', 'integration-neighbors-wrap');
    const bundle = await work.bundle('moved.zip', 'canvas', [student(2, Object.fromEntries(expandCase(failing)))]);
    const off = ['board-*', 'solver-*', 'queue-*', 'memory-*', 'timing-*', 'growth-*', 'integrity-*'];
    const config = { checks: { off } } as Partial<Config>;
    const weighed = { ...config, weights: { integration: 10 } } as Partial<Config>;
    await inClass('moved-check', (opened) => opened.grade(bundle), config, extended);
    const { changes } = await inClass('moved-check', (opened) => opened.preview(), weighed, extended);
    const { students } = await inClass('moved-check', (opened) => opened.apply(), weighed, extended);
    expect(changes.map(({ after }) => after)).toEqual(students.map(({ score }) => score));
  });

  it('name whose times an earlier download has, read in another zone than those of this one', async () => {
    const [first, second] = await Promise.all(
      [4, 6].map((id) => work.bundle(`zone${String(id)}.zip`, 'blackboard', [student(id, { 'essay.txt': 'Sorry.' })])),
    );
    const graded = (bundle: string | undefined, timeZone: string): Promise<ClassFile> =>
      inClass('zones', (opened) => opened.grade(String(bundle)), {
        class: { ...policy.class, timeZone },
      } as Partial<Config>);
    await graded(first, 'UTC');
    expect((await graded(second, 'Asia/Tokyo')).notes).toContainEqual(
      expect.stringMatching(
        /were read in that of UTC, and would be in that of Asia\/Tokyo now \(1\): First4 Last \(user4\)\. /,
      ),
    );
  });

  it('that only a new grading gives are named', async () => {
    const { notApplied, mustRunAgain } = await inClass('points', (opened) => opened.preview(), {
      limits: { caseSeconds: 5 },
    });
    expect([notApplied, mustRunAgain.length]).toEqual([['limits.caseSeconds'], 3]);
  });

  it('that only a new grading gives are named, also of a class whose last run was for some students alone', async () => {
    await gradedOne('mixed');
    const bundle = await work.bundle('mixed.zip', 'canvas', [two, student(3, programBy('java', 'correct', 'three'))]);
    const limits = { limits: { caseSeconds: 5 } };
    const { policyNotes } = await inClass('mixed', (opened) => opened.grade(bundle, { only: ['3'] }), limits);
    expect(policyNotes).toEqual([
      expect.stringMatching(
        /^Graded before the last run, with other settings, .* than it has \(1\): lastfirst2 \(2\)\. /,
      ),
    ]);
    const { notApplied } = await inClass('mixed', (opened) => opened.preview(), limits);
    expect(notApplied).toEqual(['limits.caseSeconds']);
  });

  it('name the zone in which times were read, where lateness depends on it only now', async () => {
    const bundle = await work.bundle('zoned.zip', 'blackboard', [at(five, 3)]);
    const { policyNotes } = await inClass('zoned', (opened) => opened.grade(bundle));
    const late = { due: '2026-11-01T12:00:00Z', grace: 0, freeDays: 0, perDay: 10, most: 100 };
    const { notes } = await inClass('zoned', (opened) => opened.preview(), {
      class: { ...policy.class, late },
    } as Partial<Config>);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect([policyNotes, notes]).toEqual([
      [],
      expect.arrayContaining([expect.stringContaining(`were read in that of ${timeZone}.`)]),
    ]);
  });
});
