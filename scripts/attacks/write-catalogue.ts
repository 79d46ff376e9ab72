/** Writes the fixtures of each attack into docs/security.md: `node scripts/attacks/write-catalogue.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { allAttacks } from './attack.ts';
import { withFixtures } from './catalogue.ts';

const page = join(packageRoot(), 'docs', 'security.md');
writeFileSync(page, withFixtures(readFileSync(page, 'utf8'), allAttacks()));
