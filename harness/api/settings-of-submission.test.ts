/** Settings that lie in the submission, where nobody named them: whoever handed it in wrote them. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder.ts';

const told = async (options: string): Promise<string> => {
  const folder = scratchFolder('submission');
  writeFileSync(join(folder, 'grader.config.yaml'), 'style: false\n');
  const program = `
import { openGrader } from ${JSON.stringify(pathToFileURL(resolve('index.ts')).href)};
const grader = await openGrader(${options});
const told = await grader.grade('.').then(({ gradable }) => gradable, ({ code }) => code);
await grader.close();
process.stdout.write(String(told));
`;
  const { stdout } = await execa(process.execPath, ['--input-type=module', '-e', program], { cwd: folder });
  return stdout;
};

it('are refused by the library, too', async () => {
  expect(await told(`{ assignment: '8puzzle' }`)).toBe('settings-of-submission');
  expect(await told(`{ assignment: '8puzzle', config: 'grader.config.yaml' }`)).toBe('false');
});
