/**
 * Part of `npm pack`: npm-shrinkwrap.json is package-lock.json without what only developers need. By it the packed grader
 * brings exactly the packages that it was tested with.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const lock = z.looseObject({ packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })) });

const { packages, ...head } = lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
const needed = Object.entries(packages).filter(([, { dev }]) => dev !== true);
const withoutTools = needed.map(([path, { devDependencies: _, ...entry }]) => [path, entry]);
const shrinkwrap = { ...head, packages: Object.fromEntries(withoutTools) as unknown };
writeFileSync(join(root, 'npm-shrinkwrap.json'), `${JSON.stringify(shrinkwrap, null, 2)}\n`);
