import { expect, it } from 'vitest';
import { recogniseMachine } from '../../../sandbox/machine.ts';
import { scratchFolder } from '../../../testing/scratch-folder.ts';
import { writeFiles } from '../../../testing/write-files.ts';
import { installCommand } from './install.ts';

it.skipIf(process.platform !== 'linux').each([
  ['ID=debian', 0, 'apt-get install maven'],
  ['ID=ubuntu\nID_LIKE=debian', 1_000, 'sudo apt-get install maven'],
  ['ID=fedora', 1_000, 'sudo dnf install maven'],
  ['ID=alpine', 0, 'apk add maven'],
  ['ID=nixos', 1_000, 'https://maven.apache.org/install.html'],
])('how Maven is installed is told for the machine: %j', (release, uid, command) => {
  const root = scratchFolder('machine');
  writeFiles([['etc/os-release', release]], root);
  expect(installCommand(recogniseMachine({ root, env: {}, uid }))).toContain(`(it needs Maven: ${command})`);
});
