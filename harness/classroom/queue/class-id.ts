/**
 * By which name the database knows a class, and what the class wants of it. This is kept in the folder of the class, so that
 * its reports find their way back, and no others do.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { usageError } from '../../contracts/errors.ts';
import { packageName } from '../../contracts/package-name.ts';
import { parseJson } from '../../text/parse-json.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import type { Plan } from '../run/plan.ts';
import { write } from '../store/attempt-store.ts';
import { type AttemptPlace, inFolder, nameOf, places } from '../store/places.ts';
import { readOrNull } from '../store/reading.ts';
import type { Database } from './database.ts';

const place = 'queue.json';
const schema = `${packageName}/queue/v1` as const;
const file = z.strictObject({
  schema: z.literal(schema),
  class: z.string().regex(/^[\da-f]{12}$/),
  /** Contents by the attempt, as the last run had them. */
  wanted: z.record(z.string(), z.string()).default({}),
});
type QueueFile = z.infer<typeof file>;
export type WantedContents = QueueFile['wanted'];

/** The one that the folder has; else a new one, which is written there: two downloads of a class are two classes. */
export const classIdOf = async (folder: string): Promise<string> => {
  const known = await readQueueFile(folder);
  if (known !== null) return known.class;
  const id = randomBytes(6).toString('hex');
  await keep(folder, { schema, class: id, wanted: {} });
  return id;
};

/** Makes a folder that of a class in the database; what it wants of it. @throws {GraderError} when it is another one's */
export const takeFolder = async (folder: string, id: string): Promise<WantedContents> => {
  const known = await readQueueFile(folder);
  if (known?.class === id) return known.wanted;
  if (existsSync(inFolder(folder, places.class)))
    throw usageError('folder-of-other-class', 'This folder holds another class.', {
      where: folder,
      remedy: `Give another folder with --out: the reports of class ${sanitizeText(id, 40)} would replace what is here.`,
    });
  await keep(folder, { schema, class: id, wanted: {} });
  return {};
};

/** Of a run, here or by the database. Nothing is kept for a class that was never put into one. */
export const keepWanted = async (folder: string, plan: Plan): Promise<void> => {
  const known = await readQueueFile(folder);
  if (known === null) return;
  const now = contentsOf(plan).map(([attempt, content]) => [nameOf(attempt), content] as const);
  await keep(folder, { ...known, wanted: { ...known.wanted, ...Object.fromEntries<string>(now) } });
};

export const contentsOf = ({ kept, jobs }: Plan): readonly (readonly [AttemptPlace, string])[] => [
  ...[...kept].map(([target, { content }]) => [target.place, content] as const),
  ...jobs.flatMap(({ targets, content }) => targets.map((target) => [target.place, content] as const)),
];

/** What has other files than the class has now is of an older submission. */
export const isWanted = (wanted: WantedContents, of: AttemptPlace & { readonly content: string }): boolean =>
  (wanted[nameOf(of)] ?? of.content) === of.content;

const keep = (folder: string, content: QueueFile): Promise<void> =>
  write(folder, place, `${JSON.stringify(content)}\n`);

const readQueueFile = async (folder: string): Promise<QueueFile | null> => {
  const text = await readOrNull(inFolder(folder, place));
  return file.safeParse(parseJson(text?.toString('utf8') ?? '')).data ?? null;
};

/** The class that was named, that of the folder, or the only one that there is. @throws {GraderError} when none is */
export const findClass = async (database: Database, folder: string, named: string | undefined): Promise<string> => {
  const rows = await database.query<{ id: string; name: string }>('SELECT id, name FROM grader.class ORDER BY put');
  const wanted = named ?? (await readQueueFile(folder))?.class ?? null;
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
