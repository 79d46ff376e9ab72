/** The course's settings as a kit takes them along: grader.config.yaml, and the files that it names, with what a module imports. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { type Assignment, broughtBy } from '../contracts/assignment.ts';
import { usageError } from '../contracts/errors.ts';
import { defaultFile, type LoadedConfig } from '../config/load.ts';
import { isModulePath } from '../course/load-course.ts';
import { isBelow, moduleFiles } from '../course/module-files.ts';
import type { Course, KitFile } from './kit.ts';

/**
 * @throws {GraderError} when the settings or the course's module name a file that does not exist, or that is not below
 * their folder: it would be missing in the kit
 */
export const courseFiles = async (loaded: LoadedConfig, assignment: Assignment): Promise<Course> => {
  const { file, config } = loaded;
  if (file === null) return { files: [{ path: defaultFile, content: emptyConfig }], config };
  const folder = resolve(dirname(file));
  const named = namedFiles(loaded, assignment).map(({ key, value }) =>
    filesAt(resolve(folder, value), folder, loaded.valuePlaces.get(key) ?? `${file}, ${key}`),
  );
  const files = [...(await Promise.all(named)).flat(), ...(await moduleOf(loaded, folder))];
  return { files: [{ path: defaultFile, content: await readFile(file) }, ...files], config };
};

const namedFiles = (
  { config }: LoadedConfig,
  assignment: Assignment,
): readonly Readonly<Record<'key' | 'value', string>>[] =>
  ['words', ...broughtBy(assignment).paths].flatMap((key) => {
    const value = config[key];
    return typeof value === 'string' ? [{ key, value }] : [];
  });

/** The course's module with what it imports; nothing where the settings name an assignment by its id. */
const moduleOf = async ({ config, valuePlaces }: LoadedConfig, folder: string): Promise<readonly KitFile[]> => {
  const { assignment } = config;
  if (assignment === undefined || !isModulePath(assignment)) return [];
  const module = resolve(folder, assignment);
  requireBelow(module, folder, valuePlaces.get('assignment') ?? module);
  const paths = await moduleFiles(module, folder);
  return Promise.all(paths.map((path) => fileIn(folder, path)));
};

const emptyConfig = '# The settings of the course. All keys: grade init writes a file with comments.\n{}\n';

const filesAt = async (path: string, folder: string, where: string): Promise<KitFile[]> => {
  const found = await stat(path).catch(() => null);
  if (found === null) {
    throw usageError('no-course-file', `${path} does not exist, so the kit would lack it.`, {
      where,
      remedy: 'Correct the path, which begins at the folder of the settings, or leave the setting out.',
    });
  }
  requireBelow(path, folder, where);
  if (!found.isDirectory()) return [await fileIn(folder, path)];
  const names = await readdir(path);
  return (await Promise.all(names.map((name) => filesAt(join(path, name), folder, where)))).flat();
};

const requireBelow = (path: string, folder: string, where: string): void => {
  if (isBelow(path, folder)) return;
  throw usageError('outside-course', `${path} is not in the folder of the settings, so the kit would lack it.`, {
    where,
    remedy: `Move it below ${folder}, and name it from there.`,
  });
};

const fileIn = async (folder: string, path: string): Promise<KitFile> => ({
  path: relative(folder, path).split(sep).join(posix.sep),
  content: await readFile(path),
});

/** The same files in a folder of the kit. */
export const below = (folder: string, files: readonly KitFile[]): readonly KitFile[] =>
  files.map((file) => ({ ...file, path: `${folder}/${file.path}` }));
