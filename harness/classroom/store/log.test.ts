/** The log on a disk that becomes full in the middle of a line. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mountDisk } from '../../testing/mount-disk.ts';
import { workFolder } from '../testing/course-class.ts';
import { checkLog, type LogRecord, openLog, readLog } from './log.ts';

const work = workFolder();

const record = (letters: number): LogRecord => ({
  ...{ at: '2026-11-26T12:00:00Z', who: 'ada', what: 'graded', grader: '1.0.0', digest: 'd' },
  details: { text: 'x'.repeat(letters) },
});

const disk = mountDisk(work.path('disk'), 'size=8k');

it.skipIf(disk === null)('a line that was written in part is taken back (only root may mount a disk)', async () => {
  const [path, filler] = [work.path('disk/log.jsonl'), work.path('disk/filler')];
  const log = await openLog(path, record(0));
  writeFileSync(filler, 'x');
  await log.append(record(2_500));
  await expect(log.append(record(2_500))).rejects.toMatchObject({
    code: 'class-not-written',
    cause: { code: 'ENOSPC' },
  });
  rmSync(filler);
  await log.append(record(2_500));
  expect(await checkLog(path)).toBe(null);
  expect((await readLog(path)).lines).toHaveLength(2);
});

it('a last line that was cut off is taken back by its bytes, whatever is before it', async () => {
  const path = work.path('cut.jsonl');
  writeFileSync(path, Buffer.concat([Buffer.from([0xff, 0xff, 0x0a]), Buffer.from('{"at"')]));
  await openLog(path, record(0));
  expect(readFileSync(path).toString('latin1')).toMatch(
    /^\xff\xff\n\{"at":"2026.*"details":\{"text":"","cut":5\}.*\}\n$/,
  );
});
