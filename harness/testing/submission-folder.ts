/** Example submissions as folders, for tests: written when first asked for. */
import { join } from 'node:path';
import { remembered } from '../text/remembered.ts';
import { writeCase } from './expand-case.ts';
import { fixtureFolder } from './fixture-names.ts';
import { sharedFolder } from './shared-folder.ts';

const written = new Map<string, string>();

/** The folder of a submission by name, as `java/failed/hamming-counts-blank`. It is shared: change a copy. */
export const submissionFolder = (name: string): string =>
  remembered(written, name, () => {
    const folder = join(sharedFolder('submissions'), name);
    writeCase(fixtureFolder(name), folder);
    return folder;
  });
