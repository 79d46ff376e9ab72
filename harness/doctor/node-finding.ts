/** The Node that grades, and the one that this machine has by itself. */
import { join } from 'node:path';
import { isExecutable, pathFolders } from '../sandbox/programs.ts';
import { runTool } from '../sandbox/run-tool.ts';
import type { Finding } from './finding.ts';

export const nodeFinding = async (): Promise<Finding> => {
  const installed = machinesNode();
  return {
    id: 'node',
    title: 'Node',
    works: true,
    detail: [
      `${process.version} in use, ${process.execPath}`,
      installed === null
        ? 'no other Node is installed, and none is needed'
        : `installed on the machine: ${(await runTool(installed, ['--version'])).stdout.trim()}, ${installed}`,
    ],
    lost: null,
    remedy: null,
  };
};

/** The first node on the PATH that no npm package brings. */
const machinesNode = (): string | null =>
  pathFolders()
    .filter((folder) => folder !== '' && !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find(isExecutable) ?? null;
