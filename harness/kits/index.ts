/** All kits, in the order of `grade kit`. A new one is a folder of `kits/` and a value here. */
import { dockerKit } from './docker.ts';
import { gradescopeKit } from './gradescope.ts';
import type { Kit } from './kit.ts';

export const kits: readonly Kit[] = [gradescopeKit, dockerKit];
