/** Who did what, when, with which grader and by which settings: every line of a log says it. */
import { appendFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Config } from '../config/schema.ts';
import { packageVersion } from '../platform/package-root.ts';
import { readLog } from './store/log.ts';
import { classIn, classOfOne, workFolder } from './testing/course-class.ts';

const work = workFolder();
const inClass = classIn(work.path);

it('each line of the log names who, when, the grader and the configuration', async () => {
  await classOfOne(work)('first');
  const weights = { weights: { correctness: 10, compilation: 90 } } as Partial<Config>;
  await inClass('first', (opened) => opened.apply(), weights);
  await inClass('second', (opened) => opened.merge([work.path('first')]), weights);
  appendFileSync(work.path('second/log.jsonl'), '{"at":"2026');
  await inClass('second', (opened) => opened.index(), weights);
  const logs = await Promise.all(['first', 'second'].map((name) => readLog(work.path(`${name}/log.jsonl`))));
  const lines = logs.flatMap((log) => log.lines);
  for (const { at, who, grader, digest, details } of lines) {
    expect([new Date(at).toISOString(), grader, who]).toEqual([at, packageVersion(), expect.stringMatching(/./)]);
    expect([digest, details['configuration']]).toEqual(Array(2).fill(expect.stringMatching(/^[\da-f]{64}$/)));
  }
  const by = lines.map(
    ({ what, details }) => `${what} ${String(details['configuration'] !== lines[0]?.details['configuration'])}`,
  );
  const usual = ['graded false', 'points false'];
  expect(by).toEqual([...usual, 'regraded true', 'points true', 'merged true', 'points true', 'recovered true']);
});
