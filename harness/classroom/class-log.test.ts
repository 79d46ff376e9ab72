/** The log of a class, graded for real: what was changed behind it is shown, and what it lacks after a crash is told. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Config } from '../config/schema.ts';
import { classIn, classOfOne, five, gradedIn, workFolder } from './testing/course-class.ts';
import type { RunEvent } from './run/run-facts.ts';
import { at } from '../text/at.ts';

const work = workFolder();
const inClass = classIn(work.path);
const gradedOne = classOfOne(work);

describe('the log', () => {
  const logOf = (folder: string): string => work.path(`${folder}/log.jsonl`);

  it.each([
    [
      'a line that was changed',
      (lines: string[]) => [lines[0]?.replace('"score":', '"score":1'), ...lines.slice(1)],
      1,
    ],
    ['a line that was removed', (lines: string[]) => lines.slice(1), 1],
    ['lines that were exchanged', (lines: string[]) => [lines[1], lines[0], ...lines.slice(2)], 1],
  ])('shows %s', async (_, change, line) => {
    await gradedOne('log');
    const text = readFileSync(logOf('log'), 'utf8');
    writeFileSync(logOf('log'), `${change(text.trimEnd().split('\n')).join('\n')}\n`);
    const problems = await inClass('log', (opened) => opened.verify());
    writeFileSync(logOf('log'), text);
    expect(problems[0]?.where).toBe(`log.jsonl:${String(line)}`);
  });

  it.each([
    ['class.json', /"score": 82/g, '"score": 99'],
    ['class.json', /"place": "/, '"place": "x'],
    ['class.json', /"lmsId": "/, '"lmsId": "4'],
    ['class.json', /"late": \w+/, '"late": "no"'],
    ['grades.csv', ',82,', ',99,'],
  ])('shows what was changed in %s (%s)', async (name, text, other) => {
    await inClass('log', (opened) => opened.index());
    const path = work.path(`log/${name}`);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, before.replace(text, other));
    const problems = await inClass('log', (opened) => opened.verify());
    writeFileSync(path, before);
    expect(problems.map(({ where }) => where)).toContain(name);
  });

  it('holds when the clock runs backwards, and so do the scores', { tags: 'long' }, async () => {
    const bundle = await work.bundle('clock.zip', 'canvas', five.slice(0, 2));
    const scores = async () => (await inClass('clock', (opened) => opened.read())).students.map(({ score }) => score);
    await inClass('clock', (opened) => opened.grade(bundle));
    const before = await scores();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01T00:00:00Z') });
    try {
      const events: RunEvent[] = [];
      await inClass('clock', (opened) => opened.grade(bundle, { onEvent: (event) => void events.push(event) }));
      expect(gradedIn(events)).toEqual([]);
      expect(await inClass('clock', (opened) => opened.verify())).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
    expect(await scores()).toEqual(before);
  });

  it('shows lines that are gone from its end, and reports that were changed', async () => {
    const text = readFileSync(logOf('log'), 'utf8');
    writeFileSync(logOf('log'), `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`);
    writeFileSync(work.path('log/students/2/1/report.json'), '{}');
    const problems = await inClass('log', (opened) => opened.verify());
    expect(problems.map(({ where }) => where)).toEqual(['log.jsonl', 'students/2/1/report.json']);
  });

  it('loses a last line that was cut off, and says so', async () => {
    await gradedOne('cut');
    writeFileSync(logOf('cut'), `${readFileSync(logOf('cut'), 'utf8')}{"at":"2026`);
    await inClass('cut', (opened) => opened.index());
    expect(await inClass('cut', (opened) => opened.verify())).toEqual([]);
    expect(readFileSync(logOf('cut'), 'utf8')).toContain('"what":"recovered"');
  });
});

describe('a report that was stored when the machine went down before the log was told', () => {
  /** What is done, done again with the log and class.json as they were before: what the log has more then. */
  const forgotten = async (folder: string, change: () => Promise<unknown>): Promise<string> => {
    const files = ['log.jsonl', 'class.json'].map((name) => work.path(`${folder}/${name}`));
    const before = files.map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : null));
    await change();
    for (const [index, path] of files.entries()) {
      const text = before[index] ?? null;
      if (text === null) rmSync(path);
      else writeFileSync(path, text);
    }
    await change();
    expect(await inClass(folder, (opened) => opened.verify())).toEqual([]);
    return readFileSync(at(files, 0), 'utf8').slice(before[0]?.length ?? 0);
  };

  it('is told by the next regrade', async () => {
    await gradedOne('told');
    const weights = { weights: { correctness: 10, compilation: 90 } } as Partial<Config>;
    const added = await forgotten('told', () => inClass('told', (opened) => opened.apply(), weights));
    expect(added).toContain('"what":"recovered"');
  });

  it('is told by the next merge', async () => {
    const added = await forgotten('told2', () => inClass('told2', (opened) => opened.merge([work.path('told')])));
    expect(added).toContain('"what":"recovered"');
  });
});
