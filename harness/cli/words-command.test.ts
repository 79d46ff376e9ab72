import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keptCommand } from '../testing/kept-command.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

it('grade words calls its texts English, whatever language the settings name', async () => {
  const folder = scratchFolder('words');
  await writeFile(join(folder, 'grader.config.yaml'), 'words: de.yaml\n');
  await writeFile(join(folder, 'de.yaml'), 'language: de\ntexts: {}\n');
  const { code, stdout } = await keptCommand(['words'], { cwd: folder });
  expect(stdout).toMatch(/^language: en\n/);
  expect(code).toBe(0);
});
