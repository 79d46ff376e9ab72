/** The system programs that the sandbox is built from. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { graderFault } from '../contracts/errors.ts';

/** The absolute path of a program; null when it is not installed. */
export const findProgram = (name: string): string | null => {
  const folders = [...pathFolders(), '/usr/bin', '/bin', '/usr/sbin', '/sbin'];
  const paths = folders.filter((folder) => folder.startsWith('/')).map((folder) => join(folder, name));
  return paths.find(isExecutable) ?? null;
};

/** The folders of PATH; some may be empty or relative. */
export const pathFolders = (): readonly string[] => process.env['PATH']?.split(delimiter) ?? [];

/** The same; throws a grader fault when the program is not installed. */
export const requireProgram = (name: string): string => {
  const path = findProgram(name);
  if (path === null) throw graderFault('program-missing', `The program ${name} is not installed.`);
  return path;
};

/** A folder may have the name of a program, too, and can be entered by the same right. */
export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};
