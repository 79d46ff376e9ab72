import { execFileSync } from 'node:child_process';
import { mkdir, open, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GraderError } from '../../../harness/contracts/errors.ts';
import { formatTiles, goal } from '../../../reference/puzzle/tiles.ts';
import { readPuzzle } from './read-puzzle.ts';
import { scratchFolder } from '../../../harness/testing/scratch-folder.ts';

const dir = scratchFolder('read-puzzle');

const put = async (content: string | Buffer): Promise<string> => {
  const path = join(dir, 'puzzle.txt');
  await writeFile(path, content);
  return path;
};

/** What a person reads, without the folder. */
const failure = async (path: string): Promise<string> => {
  const error: unknown = await readPuzzle(path).catch((cause: unknown) => cause);
  if (!(error instanceof GraderError)) return 'no error';
  return `${error.blame} ${error.where?.replace(`${dir}/`, '') ?? ''}: ${error.message}`;
};

describe('a puzzle file', () => {
  it('may have a byte order mark, CRLF, trailing blanks, and be reached by a link', async () => {
    const path = await put(`\uFEFF${formatTiles(goal(3)).replaceAll('\n', '  \r\n')}\r\n\r\n`);
    const link = join(dir, 'link.txt');
    await symlink(path, link);
    expect(await readPuzzle(link)).toEqual(goal(3));
  });

  it('may be of the largest size', async () => {
    expect(await readPuzzle(await put(formatTiles(goal(127))))).toEqual(goal(127));
  });

  it('of two gigabytes is refused without being read', async () => {
    const path = join(dir, 'huge.txt');
    const handle = await open(path, 'w');
    await handle.truncate(2 ** 31);
    await handle.close();
    expect(await failure(path)).toBe(
      'usage huge.txt: The puzzle file cannot be read: it has 2,147,483,648 bytes, and no puzzle file needs more than 1,048,576.',
    );
  });

  it.each([
    [
      '2\n1 2\n\0 3\n',
      'usage puzzle.txt:3:1: This is not a puzzle file: the file holds a zero byte, which no text does.',
    ],
    [
      '3\n1 2 3\n4 x 6\n7 8 0\n',
      'usage puzzle.txt:3:3: This is not a puzzle file: a tile must be a whole number, but is "x".',
    ],
    ['128\n', 'usage puzzle.txt:1:1: This is not a puzzle file: the size must be from 2 to 127, not 128.'],
  ])('%j is refused with line and column', async (content, message) => {
    expect(await failure(await put(content))).toBe(message);
  });

  it('in UTF-16 is refused with the remedy', async () => {
    expect(await failure(await put(Buffer.from('\uFEFF2\n1 2\n3 0\n', 'utf16le')))).toContain('save it as plain text');
  });

  it('is neither a folder, nor a pipe, nor missing, nor a link to itself', async () => {
    await mkdir(join(dir, 'folder.txt'));
    execFileSync('mkfifo', [join(dir, 'pipe.txt')]);
    await symlink(join(dir, 'circle.txt'), join(dir, 'circle.txt'));
    const told = await Promise.all(
      ['folder', 'pipe', 'circle', 'none'].map((name) => failure(join(dir, `${name}.txt`))),
    );
    expect(told.map((text) => text.replace(/^.*cannot be read: /, ''))).toEqual([
      'it is a folder.',
      'it is not a regular file.',
      'its links go round in a circle.',
      'there is no such file.',
    ]);
  });
});
