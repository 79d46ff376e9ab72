import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationNames } from './operations.ts';

/** A name that an instrument spells otherwise would count as never called. */
it.each(['java/library/**/*.java', 'typescript/counting/*[a-z].ts'])(
  'the instruments in %s give these names',
  (files) => {
    const paths = globSync(`reference/instruments/${files}`).filter((path) => !path.endsWith('.test.ts'));
    const sources = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
    const unknown = Object.values(operationNames).filter(
      (name) => !new RegExp(`['"]${RegExp.escape(name)}['"]`).test(sources),
    );
    expect(unknown).toEqual([]);
  },
);
