import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { passedReport } from '../testing/reports/passed.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { at } from '../text/at.ts';
import { sha256 } from '../text/sha256.ts';
import { similarIn } from './class-similarity.ts';
import type { SourceText } from './similarity/comparison.ts';
import { fixtureSubmission } from './similarity/testing/make-class.ts';
import { renderClassSite } from './site/class-site.ts';
import { classOf, studentOf } from './site/testing/make-site.ts';
import { write } from './store/attempt-store.ts';
import type { ClassStudent } from './store/class-file.ts';

/** The student of a number, whose attempt has these digests: of the settings, and of its files. */
const studentWith = (index: number, settings: string, files: string): ClassStudent => {
  const student = studentOf(2 * index);
  const attempts = student.attempts.map((one) => ({ ...one, content: settings.repeat(32) + files.repeat(32) }));
  return { ...student, attempts };
};

/** A class whose students handed in these files; one that has `cutFrom` is longer than its report shows. */
const classWith = async (submissions: readonly (readonly SourceText[])[]): Promise<string> => {
  const folder = scratchFolder('class-similarity');
  const students = submissions.map((_, index) => studentWith(index, 'a', 'b'));
  await write(folder, 'class.json', JSON.stringify(classOf(students)));
  for (const [index, sources] of submissions.entries()) {
    const files = sources.map(({ path, text, cutFrom }) => {
      return { path, bytes: text.length, role: 'root' as const, sha256: cutFrom ?? sha256(text) };
    });
    const kept = sources.map(({ path, text, cutFrom }) => ({ path, text, cut: cutFrom !== undefined }));
    const report = passedReport({ submission: { name: 'one', files, sources: kept, notes: [] } });
    await write(folder, at(students, index).report ?? '', JSON.stringify(report));
  }
  return folder;
};

const [own, other] = ['one-queue', 'max-pq'].map((name) => fixtureSubmission('java', name).files);
const both = [own ?? [], other ?? []];

describe('a folder of what everyone was given', () => {
  it.each([
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['line ends of old Macs', (text: string) => Buffer.from(text.replaceAll('\n', '\r'))],
  ])('is read as submissions are: %s', async (_, encoded) => {
    const given = scratchFolder('given');
    for (const { path, text } of at(both, 0)) writeFileSync(join(given, path), encoded(text));
    const [found] = await similarIn(await classWith(both), { ignored: [given] }, []);
    expect(found?.notCompared).toEqual([studentOf(0).key]);
  });

  it('that holds no text is refused: nothing would be ignored', async () => {
    const given = scratchFolder('given');
    writeFileSync(join(given, 'starter.zip'), 'PK\u0003\u0004\0');
    await expect(similarIn(await classWith(both), { ignored: [given] }, [])).rejects.toMatchObject({
      code: 'ignored-empty',
    });
  });
});

it('files that are alike as far as the reports have them are the same only if all of them is', async () => {
  const cut = (digest: string): SourceText[] => at(both, 0).map((file) => ({ ...file, cutFrom: digest + file.path }));
  const [apart] = await similarIn(await classWith([cut('1'), cut('2')]), {}, []);
  expect([apart?.groups.length, apart?.pairs.length]).toEqual([0, 1]);
  const [same] = await similarIn(await classWith([cut('1'), cut('1')]), {}, []);
  expect([same?.groups.length, same?.pairs.length]).toEqual([1, 0]);
});

it('the page for staff says when other files have come in since', async () => {
  const folder = await classWith(both);
  await similarIn(folder, {}, []);
  const saysSo = async (students: readonly ClassStudent[]): Promise<boolean> => {
    const { named } = await renderClassSite(folder, classOf(students), () => null);
    return named.includes('have come in or been replaced since this comparison');
  };
  const first = studentWith(0, 'a', 'b');
  expect(await saysSo([first, studentWith(1, 'a', 'b')])).toBe(false);
  expect(await saysSo([first, studentWith(1, 'c', 'b')])).toBe(false);
  expect(await saysSo([first, studentWith(1, 'a', 'c')])).toBe(true);
  expect(await saysSo([first, studentWith(1, 'a', 'b'), studentWith(2, 'a', 'b')])).toBe(true);
});
