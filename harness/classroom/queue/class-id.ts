/** By which name the database knows a class. It is kept in the folder of the class, so that its reports find their way back. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { usageError } from '../../contracts/errors.ts';
import { packageName } from '../../contracts/package-name.ts';
import { parseJson } from '../../text/parse-json.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import type { ClassFacts } from '../class-folder.ts';
import { sha256, write } from '../store/attempt-store.ts';
import { inFolder } from '../store/places.ts';
import type { Database } from './database.ts';

const place = 'queue.json';
const file = z.strictObject({ schema: z.literal(`${packageName}/queue/v1`), class: z.string().regex(/^[\da-f]{12}$/) });

/** The one that the folder has; else one by the bundle's name and the students, which is written there. */
export const classIdOf = async (folder: string, { bundle, students }: ClassFacts): Promise<string> => {
  const known = await readClassId(folder);
  if (known !== null) return known;
  const id = sha256(JSON.stringify([bundle, students.map(({ key }) => key).sort()])).slice(0, 12);
  await keepClassId(folder, id);
  return id;
};

export const keepClassId = (folder: string, id: string): Promise<void> =>
  write(folder, place, `${JSON.stringify({ schema: `${packageName}/queue/v1`, class: id })}\n`);

const readClassId = async (folder: string): Promise<string | null> => {
  const text = await readFile(inFolder(folder, place), 'utf8').catch(() => '');
  return file.safeParse(parseJson(text)).data?.class ?? null;
};

/** The class that was named, that of the folder, or the only one that there is. @throws {GraderError} when none is */
export const findClass = async (database: Database, folder: string, named: string | undefined): Promise<string> => {
  const rows = await database.query<{ id: string; name: string }>('SELECT id, name FROM grader.class ORDER BY put');
  const wanted = named ?? (await readClassId(folder));
  const found = wanted === null ? rows : rows.filter(({ id }) => id === wanted);
  const [only, ...more] = found;
  if (only !== undefined && more.length === 0) return only.id;
  const list = rows.slice(0, 10).map(({ id, name }) => `${id} (${sanitizeText(name, 60)})`);
  throw usageError(
    'which-class',
    wanted === null ? 'It is not clear which class is meant.' : `There is no class ${sanitizeText(wanted, 40)} here.`,
    {
      where: database.shown,
      remedy:
        list.length === 0
          ? 'Put a class in first: grade class BUNDLE --database URL'
          : `Give the folder that the class was put in from, or one of these: --class ${list.join(', ')}`,
    },
  );
};
