/** All kits, in the order of `grade kit`. A new one is a folder of `kits/` and a value here. */
import type { Kit } from './kit.ts';
import { starterKits } from './starter.ts';

export const kits: readonly Kit[] = [...starterKits];
