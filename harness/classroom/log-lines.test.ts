/** Who did what, when, with which grader and by which settings: every line of a log says it. */
import { appendFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Config } from '../config/schema.ts';
import { packageVersion } from '../platform/package-root.ts';
import { readLog } from './store/log.ts';
import { type ClassOptions, openClass } from './open-class.ts';
import { classIn, classOfOne, courseModule, workFolder } from './testing/course-class.ts';

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

/** As a line of the log has it that a command with these options writes. */
const configurationBy = async (name: string, options: Partial<ClassOptions>): Promise<unknown> => {
  await classOfOne(work)(name);
  appendFileSync(work.path(`${name}/log.jsonl`), '{"at":"2026');
  const opened = await openClass({ folder: work.path(name), assignment: courseModule, assignments: [], ...options });
  try {
    await opened.index();
  } finally {
    await opened.close();
  }
  const { lines } = await readLog(work.path(`${name}/log.jsonl`));
  return lines.find(({ what }) => what === 'recovered')?.details['configuration'];
};

it('the configuration is that of the file and of the options, whichever of them says it', async () => {
  const settings = (more: Partial<Config>): Pick<ClassOptions, 'config'> => ({
    config: { style: false, ...more },
  });
  const base = await configurationBy('base', settings({ seed: 1 }));
  expect(await configurationBy('flag', { ...settings({}), seed: 1 })).toBe(base);
  expect(await configurationBy('jobs', { ...settings({ seed: 1 }), jobs: 1 })).toBe(base);
  const others = [{ seed: 2 }, { seed: 1, style: true }, { seed: 1, scan: 'flag' }] as const;
  const all = await Promise.all(
    others.map((flags, index) => configurationBy(`other${String(index)}`, { ...settings({}), ...flags })),
  );
  expect(new Set([base, ...all]).size).toBe(4);
});
