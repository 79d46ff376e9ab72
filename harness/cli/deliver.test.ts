import { symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { passedReport } from '../testing/reports/passed.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { deliver } from './deliver.ts';
import { parseOutputs } from './outputs.ts';

it('loses no report when it cannot be told what the checks are for', async () => {
  const folder = scratchFolder('deliver');
  const outputs = parseOutputs([`sarif=${join(folder, 'r.sarif')}`, `json=${join(folder, 'r.json')}`]);
  const help = () => Promise.reject(new Error('the module failed'));
  const delivered = deliver(passedReport(), outputs, { quiet: true, verbose: false, color: false, help });
  await expect(delivered).rejects.toThrow('the module failed');
  expect(await readFile(join(folder, 'r.json'), 'utf8')).toContain('"score"');
});

it('takes no two outputs to one file, whether it is there or not', () => {
  const folder = scratchFolder('links');
  symlinkSync('.', join(folder, 'link'));
  const both = [`json=${join(folder, 'link', 'r.json')}`, `csv=${join(folder, 'r.json')}`];
  expect(() => parseOutputs(both)).toThrow('Two outputs go to the same path');
});
