import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeOutput } from './outputs.ts';
import { writeSpecial } from './write-special.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let folder = '';
let pipe = '';
beforeEach(() => {
  folder = scratchFolder('pipes');
  pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
});

/** More than a pipe holds. */
const long = 'a line of a report\n'.repeat(20_000);

const withReader = async (work: (reader: number) => Promise<void>): Promise<void> => {
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    await work(reader);
  } finally {
    closeSync(reader);
  }
};

describe('a report for a named pipe', () => {
  it('is refused in words when nobody reads', async () => {
    await expect(writeSpecial(pipe, 'x', 100)).rejects.toMatchObject({
      blame: 'fault',
      message: 'Nothing reads from it; the grader tried for 0.1 seconds.',
      where: pipe,
      remedy: 'Start what reads it first, or give a file, or - for standard output.',
    });
  });

  it('is refused as well when the pipe is full and its reader does not read on', async () => {
    await withReader(async (reader) => {
      await expect(writeSpecial(pipe, long, 100)).rejects.toMatchObject({ code: 'unread-output' });
      expect(readSync(reader, Buffer.alloc(long.length))).toBeGreaterThan(0);
    });
  });

  it('is whole when the reader comes late and reads slowly', async () => {
    const reader = spawn('sh', ['-c', 'sleep 0.3; exec < "$0"; sleep 0.3; cat', pipe]);
    const [read] = await Promise.all([text(reader.stdout), writeSpecial(pipe, long)]);
    expect(read).toBe(long);
  });

  it('is given up by --output within seconds', async () => {
    const now = performance.now.bind(performance);
    let later = 0;
    // A clock on which a second goes by each time that somebody looks.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + (later += 1_000));
    const written = writeOutput(pipe, 'x', false).finally(() => {
      clock.mockRestore();
    });
    const message = 'Nothing reads from it; the grader tried for 5 seconds.';
    await expect(written).rejects.toMatchObject({ code: 'unread-output', message, where: pipe });
  });
});
