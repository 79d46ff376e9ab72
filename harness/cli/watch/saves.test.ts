import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { openSaves } from './saves.ts';

it('sees what is saved in a folder that is given by a link', async () => {
  const folder = scratchFolder('saves');
  await mkdir(join(folder, 'real'));
  await symlink('real', join(folder, 'link'));
  const saves = await openSaves(join(folder, 'link'), ['.java'], () => expect.unreachable());
  const next = saves.next();
  await writeFile(join(folder, 'real', 'Board.java'), 'class Board {}');
  expect(await next).toEqual(['Board.java']);
  await saves.close();
});
