/** A grader that is opened once: what it keeps, what it tells meanwhile, and how it ends. */
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type ClassOptions,
  type GradeOptions,
  type Grader,
  openClass,
  openGrader,
  type OpenOptions,
  readReport,
  render,
} from '../../index.ts';
import { english, makeLocale } from '../messages/messages.ts';
import type { GradingEvent } from '../contracts/events.ts';
import type { Report } from '../contracts/report.ts';
import { allProcesses, descendantsOf } from '../testing/processes.ts';
import { passedReport } from '../testing/reports/passed.ts';

const submission = resolve('fixtures/submissions/typescript/passed/two-queues');
const only = ['board-1a', 'board-2a'];

const open = (options: OpenOptions = {}): Promise<Grader> =>
  openGrader({ assignment: '8puzzle', config: { style: false }, jobs: 1, ...options });

it('recognises no submission as one for an assignment that is not in the language that was named', async () => {
  const java = resolve('fixtures/submissions-comp204/java/passed/as-described');
  const named = async (language?: string): Promise<string | null> =>
    (await open({ assignment: undefined, language })).recognise(java);
  expect([await named(), await named('typescript')]).toEqual(['comp204', null]);
});

it('says of a check of the wider set that it is not asked', async () => {
  const grader = await open({ config: { style: false, checks: { set: 'official' } } });
  await expect(grader.grade(submission, { only: ['board-21'] })).rejects.toThrow(
    '"board-21" goes beyond the original assessment, which is all that is asked.',
  );
  await grader.close();
});

it('tells the settings by which a course’s module has had the checks prepared', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'course-'));
  const module = join(folder.path, 'course.ts');
  const [values, own] = [`{ memory: { factor: 2 }, algs4: 'default-package' }`, '{ ...given.settings, values }'];
  await writeFile(
    module,
    `import { eightPuzzle, extend } from '8puzzle-grader';\nconst values = ${values};
export default extend(extend(eightPuzzle, { settings: (given) => ({ ...given, inputs: 7, settings: ${own} }) }), {});\n`,
  );
  const grader = await open({ assignment: module });
  const { settings, checks } = await grader.grade(submission, { only: ['board-3'] });
  expect(settings).toMatchObject({ inputs: '7', 'memory.factor': '2', algs4: 'default-package' });
  expect(checks.at(-1)?.cases[0]?.name).toBe('random 2-by-2 (7 boards)');
  await grader.close();
});

it('has another fingerprint when a file that a course’s module imports has changed', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'course-'));
  const [module, extra] = ['course.ts', 'extra.ts'].map((name) => join(folder.path, name)) as [string, string];
  const example = JSON.stringify(resolve('examples/percolation/course.ts'));
  await writeFile(module, `import './extra.ts';\nexport { default } from ${example};\n`);
  const fingerprint = async (text: string): Promise<string> => {
    await writeFile(extra, text);
    const grader = await open({ assignment: module });
    const found = await grader.fingerprint();
    await grader.close();
    return found;
  };
  const before = await fingerprint('export const one = 1;\n');
  expect(await fingerprint('export const one = 1;\n')).toBe(before);
  expect(await fingerprint('export const one = 2;\n')).not.toBe(before);
});

describe('a grader', () => {
  const grader = open();
  afterAll(async () => (await grader).close());

  it('gives equal reports for equal gradings, one after the other and at the same time', async () => {
    const grade = async (): Promise<Omit<Report, 'volatile'>> => {
      const { volatile: _, ...report } = await (await grader).grade(submission, { only });
      return report;
    };
    const [first, ...others] = [await grade(), ...(await Promise.all([grade(), grade()]))];
    for (const other of others) expect(other).toEqual(first);
  });

  it('takes the check of the API by a name that stands for several', async () => {
    const { checks } = await (await grader).grade(submission, { only: ['api*'] });
    expect(checks.map(({ id }) => id)).toEqual(['compilation', 'api']);
  });

  it('takes the seed of the grading, and refuses one that is none', async () => {
    const { seed } = await (await grader).grade(submission, { only: ['board-1b'], seed: 7 });
    expect(seed).toBe(7);
    await expect((await grader).grade(submission, { seed: -1 })).rejects.toMatchObject({ code: 'wrong-seed' });
  });

  it('tells its progress in order: phases, and each check as it begins and ends', async () => {
    const events: GradingEvent[] = [];
    await (await grader).grade(submission, { only, onEvent: (event) => events.push(event) });
    const told = events.map((event) => (event.kind === 'phase' ? event.phase : `${event.kind} ${event.id}`));
    expect(told.slice(0, 4)).toEqual(['reading', 'preparing', 'building', 'checking']);
    expect(told.at(-1)).toBe('scoring');
    for (const id of only) {
      expect(told.indexOf(`check-finished ${id}`)).toBeGreaterThan(told.indexOf(`check-started ${id}`));
    }
    expect(events.findLast(({ kind }) => kind === 'check-finished')).toMatchObject({ done: 2, total: 2 });
  });

  it('ends a grading by its signal, and grades the next one', async () => {
    const stop = new AbortController();
    const reason = new Error('enough');
    const grading = (await grader).grade(submission, {
      signal: stop.signal,
      onEvent: () => {
        stop.abort(reason);
      },
    });
    await expect(grading).rejects.toThrow('enough');
    expect((await (await grader).grade(submission, { only })).gradable).toBe(true);
  });

  it('passes on what a listener throws', async () => {
    const onEvent = (): never => {
      throw new Error('the listener');
    };
    await expect((await grader).grade(submission, { only, onEvent })).rejects.toThrow('the listener');
  });

  it('tells a listener nothing more after its first throw', async () => {
    const told: string[] = [];
    const onEvent = (event: GradingEvent): void => {
      if (event.kind !== 'check-started') return;
      told.push(event.id);
      throw new Error('the listener');
    };
    await expect((await grader).grade(submission, { only, onEvent })).rejects.toThrow('the listener');
    expect(told).toHaveLength(1);
  });
});

it('a grading that is ended has ended its tools for style, too', async () => {
  const grader = await open({ config: {}, warm: false });
  const stop = new AbortController();
  const onEvent = ({ kind }: GradingEvent): void => {
    if (kind === 'check-started')
      setTimeout(() => {
        stop.abort(new Error('enough'));
      }, 100);
  };
  const grading = grader.grade(submission, { only: ['style-eslint', 'board-*'], signal: stop.signal, onEvent });
  await expect(grading).rejects.toThrow('enough');
  const started = descendantsOf(process.pid, allProcesses());
  expect(started.filter(({ command }) => command.includes('lint'))).toEqual([]);
  await grader.close();
});

describe('a tool for style', () => {
  const linters = (others: readonly number[] = []): number[] =>
    descendantsOf(process.pid, allProcesses()).flatMap(({ command, pid }) =>
      command.includes('lint') && !others.includes(pid) ? [pid] : [],
    );
  const over = new AbortController();
  const grader = open({ config: {} });
  let others: readonly number[] = [];
  afterAll(async () => (await grader).close());

  it('is run when it is named, and no other check', async () => {
    others = linters();
    const { checks } = await (await grader).grade(submission, { only: ['style-eslint'], signal: over.signal });
    expect(checks.map(({ id }) => id)).toEqual(['compilation', 'style-eslint']);
  });

  it('is left by a grading that is over to the next one, whatever its signal says', async () => {
    const kept = linters(others);
    over.abort();
    await (await grader).grade(submission, { only: ['style-eslint'] });
    expect([kept.length > 0, linters(others)]).toEqual([true, kept]);
  });
});

it('a grader that is closed ends what runs, and refuses more', async () => {
  const grader = await open();
  const running = grader.grade(submission).catch((error: unknown) => error);
  await grader.close();
  expect(await running).toBeInstanceOf(Error);
  await expect(grader.grade(submission)).rejects.toMatchObject({ code: 'grader-closed', blame: 'usage' });
});

it('two graders speak two languages at once', async () => {
  const french = makeLocale('fr', new Map([['buildCheck.compilationTitle', 'Le programme se compile']]));
  const graders = await Promise.all([open({ locale: french }), open({ locale: english })]);
  const titles = await Promise.all(
    graders.map(async (grader) => {
      const { checks } = await grader.grade(submission, { only: ['compilation'] });
      return checks.find(({ id }) => id === 'compilation')?.title;
    }),
  );
  await Promise.all(graders.map((grader) => grader.close()));
  expect(titles).toEqual(['Le programme se compile', 'The submission compiles']);
});

it('a grader that was asked for its fingerprint still speaks its language', { tags: 'long' }, async () => {
  const french = makeLocale('fr', new Map([['board-11.title', 'immuable']]));
  const grader = await open({ locale: french });
  await grader.fingerprint();
  const { checks } = await grader.grade(submission, { only: ['board-11'] });
  expect(checks.map(({ title }) => title)).toContain('immuable');
  await grader.close();
});

describe('settings as a value', () => {
  it('are those of the file', async () => {
    expect((await open({ config: { minScore: 70 } })).minScore).toBe(70);
  });

  it('are refused by the name of the key', async () => {
    const wrong = open({ config: { limits: { caseSeconds: -1 }, wieghts: {} } as never });
    await expect(wrong).rejects.toMatchObject({ blame: 'usage', message: expect.stringMatching(/wieghts/) as string });
    await expect(wrong).rejects.toThrow(/^ {2}"limits\.caseSeconds" must be at least/m);
  });

  it('name an assignment that there is', async () => {
    await expect(open({ assignment: '9puzzle' })).rejects.toMatchObject({ code: 'unknown-assignment' });
  });
});

it('render() refuses a format that does not exist, and tells the one that was meant', async () => {
  await expect(render({} as Report, 'jsno')).rejects.toMatchObject({
    code: 'unknown-format',
    remedy: 'Did you mean "json"?',
  });
});

it('render() tells a format whom its platform names', async () => {
  const environment = { OWNER: 'ada' };
  expect(await render(passedReport(), 'classroom50', { environment })).toContain('"ada"');
});

describe('wrong use is told as such', () => {
  it.each([
    [
      'no report',
      () => render(undefined as never, 'text'),
      /What render is given must be a report, but is undefined\./,
    ],
    ['no format', () => render(passedReport(), undefined as never), /There is no format "undefined"\./],
    ['no width', () => render(passedReport(), 'text', { width: -5 }), /"width" of render must be/],
    [
      'a misspelt option',
      () => render(passedReport(), 'text', { widht: 3 } as never),
      /render has no option "widht"\./,
    ],
    [
      'null for options',
      () => openGrader(null as never),
      /The options of openGrader must be an object, but are null\./,
    ],
    [
      'a list of options',
      () => openGrader([] as never),
      /The options of openGrader must be an object, but are a list\./,
    ],
    ['no options', () => openClass(undefined as never), /The options of openClass must be an object/],
    ['nothing to choose from', () => openGrader({ assignments: [] }), /"assignments" of openGrader is empty/],
    ['a function in settings', () => openGrader({ config: { own: () => 1 } }), /The configuration cannot be used: /],
    [
      'a number for a time',
      async () => (await open()).editionOf(passedReport(), 5 as never),
      /The option "now" of editionOf must be a date, but is 5\./,
    ],
    ['no path', () => readReport(undefined as never), /The path of a report must be text, but is undefined\./],
    ['a number for a path', () => readReport(7 as never), /The path of a report must be text, but is 7\./],
  ])('%s', async (_, use, message) => {
    await expect(use()).rejects.toMatchObject({ blame: 'usage', message: expect.stringMatching(message) as string });
  });

  it.each([
    [{ jobs: 0 }, /"jobs" of openGrader must be at least 1, but is 0\./],
    [{ jobs: 'two' }, /"jobs" .* must be a number, but is the text "two"\./],
    [{ scan: 'flga' }, /"scan" .* must be "refuse" or "flag"/],
    [{ audience: 'students' }, /"audience" .* must be "student" or "staff"/],
    [{ seed: -4 }, /"seed" .* must be at least 0/],
    [{ minScore: 400 }, /"minScore" .* must be at most 100/],
    [{ assignment: { id: '8puzzle' } }, /"assignment" .* must be text, but is an object\./],
    [{ config: 7 }, /"config" .* must be text or settings/],
    [{ puzzles: 7 }, /"puzzles" .* must be text/],
    [{ confg: {} }, /openGrader has no option "confg"\./],
  ])('openGrader(%j)', async (options, message) => {
    const opening = openGrader(options as OpenOptions);
    await expect(opening).rejects.toMatchObject({ name: 'GraderError', blame: 'usage', code: 'wrong-option' });
    await expect(opening).rejects.toThrow(message);
  });

  it.each([
    [{ parallel: 0 }, /"parallel" of openClass must be at least 1, but is 0\./],
    [{ folder: 7 }, /"folder" of openClass must be text, but is 7\./],
    [{ warm: 'no' }, /"warm" of openClass must be true or false/],
    [{ rooster: 'r.csv' }, /openClass has no option "rooster"\./],
  ])('openClass(%j)', async (options, message) => {
    const opening = openClass({ folder: 'nowhere', ...options } as ClassOptions);
    await expect(opening).rejects.toMatchObject({ name: 'GraderError', blame: 'usage', code: 'wrong-option' });
    await expect(opening).rejects.toThrow(message);
  });

  it.each([
    [submission, { ony: [] }, /grade has no option "ony"\./],
    [submission, { only: 'board-1a' }, /"only" of grade must be a list, but is the text "board-1a"\./],
    [submission, { signal: {} }, /"signal" .* must be an AbortSignal/],
    [undefined, {}, /path of a submission must be text, but is undefined\./],
    [7, {}, /but is 7\./],
    [pathToFileURL(submission), {}, /but is a URL\./],
  ])('grade(%s, %j)', async (path, options, message) => {
    const grader = await open();
    await expect(grader.grade(path as string, options as GradeOptions)).rejects.toMatchObject({
      ...{ name: 'GraderError', blame: 'usage', message: expect.stringMatching(message) as string },
    });
    await grader.close();
  });

  it('suggests what was meant', async () => {
    await expect(openGrader({ confg: 'c.yaml' } as OpenOptions)).rejects.toMatchObject({
      remedy: 'Did you mean "config"?',
    });
    await expect(openGrader({ scan: 'flga' as 'flag' })).rejects.toMatchObject({ remedy: 'Did you mean "flag"?' });
  });
});
