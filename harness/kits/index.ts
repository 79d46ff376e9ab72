/** All kits, in the order of `grade kit`. A new one is a folder of `kits/` and a value here. */
import { autolabKit } from './autolab.ts';
import { classroom50Kit } from './classroom50.ts';
import { dockerKit } from './docker.ts';
import { githubKit } from './github.ts';
import { gradescopeKit } from './gradescope.ts';
import type { Kit } from './kit.ts';
import { prairielearnKit } from './prairielearn.ts';
import { starterKits } from './starter.ts';

export const kits: readonly Kit[] = [
  ...[gradescopeKit, githubKit, classroom50Kit, prairielearnKit, autolabKit, dockerKit],
  ...starterKits,
];
