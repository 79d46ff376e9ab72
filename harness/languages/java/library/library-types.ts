/** The classes of the library that a submission may use. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseClassFile } from '../classfile/class-file.ts';
import { remembered } from '../../../text/remembered.ts';
import { has } from '../classfile/flags.ts';

/** Simple name to qualified name: `Stack` to `org.course.Stack`. Nested classes are left out. */
export type LibraryTypes = ReadonlyMap<string, string>;

const known = new Map<string, LibraryTypes>();

/** The public classes in a folder of class files, read once. */
export const libraryTypes = (folder: string): LibraryTypes => remembered(known, folder, read);

const read = (folder: string): LibraryTypes => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const names = paths.filter((path) => path.endsWith('.class') && !path.includes('$') && isPublic(join(folder, path)));
  return new Map(
    names.map((path) => {
      const name = path.slice(0, -'.class'.length).replaceAll('/', '.');
      return [name.slice(name.lastIndexOf('.') + 1), name];
    }),
  );
};

const isPublic = (file: string): boolean => {
  const parsed = parseClassFile(readFileSync(file));
  return parsed.kind === 'class' && has(parsed.file.flags, 'public');
};
