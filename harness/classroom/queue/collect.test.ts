/** Who is in a class whose reports are taken out of a database. */
import { expect, it } from 'vitest';
import type { Bench } from '../bench.ts';
import { type ClassFacts, openFolder } from '../class-folder.ts';
import { usualPolicy } from '../points/policy.ts';
import type { ClassFile } from '../store/class-file.ts';
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

const madeOf = async (name: string, known: ClassFacts): Promise<ClassFile> => {
  const folder = await openFolder(work.path(name));
  const file = await folder.refresh(known, usualPolicy);
  folder.close();
  return file;
};

it('is what the database knows by now, in a folder that only takes them out', async () => {
  const folder = await openFolder(work.path('taken'));
  const how = { id, wait: false, signal: new AbortController().signal, say: () => undefined };
  for (const keys of [['ada'], ['ada', 'bob']]) {
    const database = databaseWith(await madeOf(keys.join('-'), facts(...keys)));
    const { file } = await collectClass(database, folder, { policy: usualPolicy } as Bench, how);
    expect(file.students.map(({ key }) => key)).toEqual(keys);
  }
  folder.close();
});
