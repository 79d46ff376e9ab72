/** The log on a disk that becomes full in the middle of a line. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { workFolder } from '../testing/course-class.ts';
import { checkLog, type LogRecord, openLog, readLog } from './log.ts';

const work = workFolder();
afterAll(work.remove);

const record = (letters: number): LogRecord => ({
  ...{ at: '2026-11-26T12:00:00Z', who: 'ada', what: 'graded', grader: '1.0.0', digest: 'd' },
  details: { text: 'x'.repeat(letters) },
});

it.skipIf(process.getuid?.() !== 0)(
  'a line that was written in part is taken back (only root may mount a disk)',
  async () => {
    const disk = work.path('disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8k', 'tmpfs', disk]);
    try {
      const path = `${disk}/log.jsonl`;
      const log = await openLog(path, record(0));
      writeFileSync(`${disk}/filler`, 'x');
      await log.append(record(2_500));
      await expect(log.append(record(2_500))).rejects.toMatchObject({
        code: 'class-not-written',
        cause: { code: 'ENOSPC' },
      });
      rmSync(`${disk}/filler`);
      await log.append(record(2_500));
      expect(await checkLog(path)).toBe(null);
      expect((await readLog(path)).lines).toHaveLength(2);
    } finally {
      execFileSync('umount', [disk]);
    }
  },
);

it('a last line that was cut off is taken back by its bytes, whatever is before it', async () => {
  const path = work.path('cut.jsonl');
  writeFileSync(path, Buffer.concat([Buffer.from([0xff, 0xff, 0x0a]), Buffer.from('{"at"')]));
  await openLog(path, record(0));
  expect(readFileSync(path).toString('latin1')).toMatch(/^\xff\xff\n\{"at":"2026.*"details":\{"cut":5\}.*\}\n$/);
});
