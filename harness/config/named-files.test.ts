import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refuseSwitchedOff } from './switched-off.ts';
import { requireNamedFiles } from './named.ts';
import { findConfig } from './load.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder('named-files');

describe('a file that the settings name and that is not there', () => {
  it('is an error with the place of the setting', () => {
    const place = (key: string): object => ({ where: `c.yaml:${key}` });
    const given = { config: { inputs: 'nowhere', other: 5 }, folder };
    expect(() => {
      requireNamedFiles(['inputs', 'other'], given, place);
    }).toThrow(expect.objectContaining({ where: 'c.yaml:inputs', code: 'named-file-missing' }) as Error);
  });

  it('is left to who reads it when it does not come from the file', () => {
    requireNamedFiles(['inputs'], { config: { inputs: 'nowhere' }, folder }, () => ({}));
  });

  it('is told of texts in the same way', async () => {
    const config = join(folder, 'c.yaml');
    writeFileSync(config, 'words: none.yaml\n');
    await expect(findConfig({ config }, [])).rejects.toMatchObject({ where: `${config}:1:8`, blame: 'usage' });
  });
});

describe('a check that is switched off', () => {
  const choice = { set: 'extended', off: ['a-*'], visibility: [], details: [], dueDate: null } as const;
  const places = new Map([['a-*', 'c.yaml:1:16']]);
  const ask = (name: string): void => {
    refuseSwitchedOff([name], [{ id: 'b-1' }], { ...choice, places });
  };

  it('is not one that does not exist', () => {
    expect(() => {
      ask('a-1');
    }).toThrow(expect.objectContaining({ code: 'switched-off', where: 'c.yaml:1:16' }) as Error);
  });

  it.each(['b-1', 'c-1'])('is not %s, which is there or is none at all', ask);
});
