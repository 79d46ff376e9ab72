/** Reports of students who keep what they have, under the keys that they have now. */
import { parseReport } from '../report/parse.ts';
import type { ClassFolder } from './class-folder.ts';
import type { WithEarlier } from './roster/keep-earlier.ts';
import { type MakePage, readIntact, readValid, storeReport } from './store/attempt-store.ts';
import type { Graded } from './store/graded.ts';
import { type AttemptPlace, attemptFile } from './store/places.ts';

/** All are read before the first is written: the key that one had may be another's now. */
export const keepReports = async (kept: WithEarlier['kept'], folder: ClassFolder, page: MakePage): Promise<void> => {
  const moved: {
    readonly place: AttemptPlace;
    readonly from: string;
    readonly known: Graded;
    readonly bytes: Buffer;
  }[] = [];
  for (const { from, student } of kept) {
    for (const { number: attempt } of student.attempts) {
      const place = { key: student.key, attempt };
      const known = await readValid(folder.path, { key: from, attempt });
      if (known === null) continue;
      if (from === student.key) await folder.recover(place, known);
      const bytes = from === student.key ? null : await readIntact(folder.path, { key: from, attempt }, known);
      if (bytes !== null) moved.push({ place, from, known, bytes });
    }
  }
  for (const { place, from, known, bytes } of moved) {
    const report = parseReport(bytes, attemptFile({ ...place, key: from }, 'report.json'));
    const { content, alone } = known;
    const { report: digest, state, score } = await storeReport(folder.path, place, { report, content, alone, page });
    await folder.record('graded', digest ?? content, { ...place, state, score, from });
  }
};
