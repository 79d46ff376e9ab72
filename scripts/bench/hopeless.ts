/** A submission whose search takes more than any limit: the one-fault program of the proof that only cuts off no way back. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../harness/testing/write-files.ts';
import { defined } from '../../harness/text/at.ts';
import { allHandMade } from '../prove/hand-made.ts';
import type { LanguageId } from '../prove/mutant.ts';

/** Its folder, in `folder`. */
export const writeHopeless = (language: LanguageId, folder: string): string => {
  const id = `${language}/two-queues/no-critical-optimization`;
  const { files } = defined(
    allHandMade().find((mutant) => mutant.id === id),
    id,
  );
  const target = join(folder, `${language}-hopeless`);
  rmSync(target, { recursive: true, force: true });
  writeFiles(Object.entries(files), target);
  return target;
};
