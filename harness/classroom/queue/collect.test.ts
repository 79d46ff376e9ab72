/** Who is in a class whose reports are taken out of a database. */
import { expect, it } from 'vitest';
import { graderFault } from '../../contracts/errors.ts';
import type { Bench } from '../bench.ts';
import { type ClassFacts, openFolder } from '../class-folder.ts';
import { usualPolicy } from '../../config/class-policy.ts';
import type { ClassFile } from '../store/class-file.ts';
import { failedReport } from '../../testing/reports/failed.ts';
import { storeReport } from '../store/attempt-store.ts';
import { workFolder } from '../testing/course-class.ts';
import { collectClass } from './collect.ts';
import type { Database } from './database.ts';
import { schemaVersion } from './schema.ts';

const work = workFolder();

const id = '0123456789ab';
const nobody = { id: null, name: null, username: null, email: null, lmsId: null, section: null, group: null };
const facts = (...keys: readonly string[]): ClassFacts => ({
  ...{ bundle: { name: '', kind: '' }, fingerprint: '', roster: null, former: [], unrecognised: [], notes: [] },
  students: keys.map((key) => ({ ...nobody, key, onRoster: true, attempts: [] })),
});

/** Has this class, and no gradings. */
const databaseWith = (file: ClassFile): Database => {
  const rows = {
    to_regclass: { is: true },
    version: { version: schemaVersion },
    'id, name': { id, name: '' },
    file: { file },
  };
  const query = (text: string): Promise<unknown[]> =>
    Promise.resolve(Object.entries(rows).flatMap(([part, row]) => (text.startsWith(`SELECT ${part}`) ? [row] : [])));
  return { query, shown: '' } as unknown as Database;
};

const benchBy = (policy: Bench['policy']): Bench =>
  ({ policy, graders: { alone: { rescore: <One>(graded: One) => graded } } }) as unknown as Bench;

const madeOf = async (name: string, known: ClassFacts): Promise<ClassFile> => {
  const folder = await openFolder(work.path(name), 'settings');
  const file = await folder.refresh(known, usualPolicy);
  folder.close();
  return file;
};

it('is what the database knows by now, in a folder that only takes them out', async () => {
  const folder = await openFolder(work.path('taken'), 'settings');
  const how = { id, wait: false, signal: new AbortController().signal, say: () => undefined };
  for (const keys of [['ada'], ['ada', 'bob']]) {
    const database = databaseWith(await madeOf(keys.join('-'), facts(...keys)));
    const { file } = await collectClass(database, folder, benchBy(usualPolicy), how);
    expect(file.students.map(({ key }) => key)).toEqual(keys);
  }
  folder.close();
});

it('says it when the class was put in with other class settings', async () => {
  const database = databaseWith(await madeOf('as-put-in', facts('ada')));
  const said: string[] = [];
  const how = { id, wait: false, signal: new AbortController().signal, say: (text: string) => said.push(text) };
  const folder = await openFolder(work.path('other-settings'), 'settings');
  await collectClass(database, folder, benchBy(usualPolicy), how);
  expect(said).toEqual([]);
  await collectClass(database, folder, benchBy({ ...usualPolicy, attempt: 'best' }), how);
  expect(said).toEqual([expect.stringContaining('not those with which this class was put in')]);
  folder.close();
});

it('waits while the database is away, and looks once at what is as it was', async () => {
  const rowOf = (key: string, isDone: boolean) => ({
    ...{ key, attempt: 1, content: 'c', state: isDone ? 'done' : 'open', report: isDone ? key : null, ended: '' },
    ...{ report_started: '', alone: true, reason: null, worker: null },
  });
  const known = databaseWith(await madeOf('whole', facts('ada', 'bob')));
  const said: string[] = [];
  const reports: unknown[] = [];
  let looks = 0;
  const query: Database['query'] = <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    if (text.startsWith('SELECT t.key'))
      return Promise.resolve([rowOf('ada', true), rowOf('bob', looks++ > 0)] as Row[]);
    if (!text.startsWith('SELECT bytes')) return known.query(text) as Promise<Row[]>;
    reports.push(...values);
    return reports.length === 1 ? Promise.reject(graderFault('database-away', 'It is away.')) : Promise.resolve([]);
  };
  const folder = await openFolder(work.path('away'), 'settings');
  const how = { id, wait: true, signal: new AbortController().signal, say: (text: string) => said.push(text) };
  await collectClass({ ...known, query }, folder, benchBy(usualPolicy), how);
  folder.close();
  expect(reports).toEqual(['ada', 'ada', 'bob']);
  expect(said).toEqual([expect.stringMatching(/^It is away\. Waiting/), 'The database is back.']);
});

it('leaves a report as it is that was made of the same files since', async () => {
  const report = failedReport();
  const known = databaseWith(await madeOf('since', facts('ada')));
  const folder = await openFolder(work.path('made-here-since'), 'settings');
  await storeReport(
    folder.path,
    { key: 'ada', attempt: 1 },
    { report, content: 'c', alone: true, page: () => Promise.resolve('') },
  );
  const askedOf = async (started: string): Promise<boolean> => {
    let isAsked = false;
    const row = {
      key: 'ada',
      attempt: 1,
      content: 'c',
      state: 'done',
      report: 'r',
      report_started: started,
      alone: true,
    };
    const query: Database['query'] = <Row>(text: string): Promise<Row[]> => {
      if (text.startsWith('SELECT t.key')) return Promise.resolve([row] as Row[]);
      isAsked ||= text.startsWith('SELECT bytes');
      return known.query(text) as Promise<Row[]>;
    };
    const how = { id, wait: false, signal: new AbortController().signal, say: () => undefined };
    await collectClass({ ...known, query }, folder, benchBy(usualPolicy), how);
    return isAsked;
  };
  const { startedAt } = report.volatile;
  expect(await askedOf(new Date(Date.parse(startedAt) - 1).toISOString())).toBe(false);
  expect(await askedOf(new Date(Date.parse(startedAt) + 1).toISOString())).toBe(true);
  folder.close();
});

it('is not summed up where a regrade was interrupted, also in a folder that only takes reports out', async () => {
  const database = databaseWith(await madeOf('regraded', facts('ada')));
  const folder = await openFolder(work.path('half-regraded'), 'settings');
  const how = { id, wait: false, signal: new AbortController().signal, say: () => undefined };
  const collect = (): Promise<unknown> => collectClass(database, folder, benchBy(usualPolicy), how);
  await collect();
  await folder.record('regraded', '', { key: 'ada', attempt: 1 });
  await expect(collect()).rejects.toMatchObject({ code: 'regrade-interrupted' });
  folder.close();
});

it('waits for nobody who has left the class, and tells of no fault of theirs', async () => {
  const known = databaseWith(await madeOf('left', facts('ada')));
  const row = { key: 'eve', attempt: 1, content: 'c', report: null, reason: 'It was late.' };
  const rows = [
    { ...row, state: 'dead' },
    { ...row, attempt: 2, state: 'open' },
  ];
  const query: Database['query'] = <Row>(text: string): Promise<Row[]> =>
    text.startsWith('SELECT t.key') ? Promise.resolve(rows as Row[]) : (known.query(text) as Promise<Row[]>);
  const folder = await openFolder(work.path('without-eve'), 'settings');
  const how = { id, wait: false, signal: new AbortController().signal, say: () => undefined };
  const found = await collectClass({ ...known, query }, folder, benchBy(usualPolicy), how);
  expect(found).toMatchObject({ open: 0, dead: [] });
  folder.close();
});
