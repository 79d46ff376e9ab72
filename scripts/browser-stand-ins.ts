/**
 * The reference as it is bundled for a browser: a file below `reference/lab/browser/` stands in for the one of the same path
 * below `reference/lab/`, and nothing else differs.
 */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const reference = resolve(import.meta.dirname, '..', 'reference', 'lab');

export const browserStandIns: Plugin = {
  name: 'browser-stand-ins',
  setup: (build) => {
    build.onResolve({ filter: /^\..*\.ts$/ }, ({ path, resolveDir }) => {
      const below = relative(reference, join(resolveDir, path));
      const standIn = join(reference, 'browser', below);
      return !below.startsWith('..') && existsSync(standIn) ? { path: standIn } : null;
    });
  },
};
