/** The Node that grades, and the one that this machine has by itself. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runTool } from '../sandbox/run-tool.ts';
import type { Finding } from './finding.ts';

export const nodeFinding = async (): Promise<Finding> => {
  const own = machinesNode();
  const version = own === null ? null : (await runTool(own, ['--version'])).stdout.trim();
  return {
    id: 'node',
    title: 'Node',
    works: true,
    detail: [
      `${process.version} in use, ${process.execPath}`,
      own === null
        ? 'no other Node is installed, and none is needed'
        : `installed on the machine: ${version ?? ''}, ${own}`,
    ],
    lost: null,
    remedy: null,
  };
};

/** The first node on the PATH that no npm package brings. */
const machinesNode = (): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find(isExecutable) ?? null;

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
