/** The course's settings as a kit takes them along: grader.config.yaml, and the files that it names. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import type { Assignment } from '../contracts/assignment.ts';
import { usageError } from '../contracts/errors.ts';
import { defaultFile, type LoadedConfig } from '../config/load.ts';
import type { Course, KitFile } from './kit.ts';

/** Settings that name a file or a folder. That of an assignment may also be its id. */
const pathKeys = ({ settings }: Assignment): readonly string[] => ['words', 'assignment', ...(settings?.paths ?? [])];

/**
 * @throws {GraderError} when the settings name a file that is not below their folder: it would be missing in the kit
 */
export const courseFiles = async ({ file, config }: LoadedConfig, assignment: Assignment): Promise<Course> => {
  if (file === null) return { files: [{ path: defaultFile, content: emptyConfig }], config };
  const folder = resolve(dirname(file));
  const keys = pathKeys(assignment);
  const named = Object.entries(config).flatMap(([key, value]) =>
    keys.includes(key) && typeof value === 'string' ? [[key, resolve(folder, value)] as const] : [],
  );
  const files = await Promise.all(named.map(([key, path]) => filesAt(path, folder, `${file}, ${key}`)));
  return { files: [{ path: defaultFile, content: await readFile(file) }, ...files.flat()], config };
};

const emptyConfig = '# The settings of the course. All keys: grade init writes a file with comments.\n{}\n';

const filesAt = async (path: string, folder: string, where: string): Promise<KitFile[]> => {
  const found = await stat(path).catch(() => null);
  // The id of an assignment is no path.
  if (found === null) return [];
  const inside = relative(folder, path).split(sep).join(posix.sep);
  if (inside === '..' || inside.startsWith('../')) {
    throw usageError('outside-course', `${path} is not in the folder of the settings, so the kit would lack it.`, {
      where,
      remedy: `Move it below ${folder}, and name it from there.`,
    });
  }
  if (!found.isDirectory()) return [{ path: inside, content: await readFile(path) }];
  const names = await readdir(path);
  return (await Promise.all(names.map((name) => filesAt(join(path, name), folder, where)))).flat();
};

/** The same files in a folder of the kit. */
export const below = (folder: string, files: readonly KitFile[]): readonly KitFile[] =>
  files.map((file) => ({ ...file, path: `${folder}/${file.path}` }));
