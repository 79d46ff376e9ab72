import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const sources = ['harness', 'specs', 'reference', 'bin', 'scripts'];

/** The tests start real compilers, JVMs and sandboxes: no more files at once than there are cores. */
export default defineConfig({
  test: {
    include: sources.map((folder) => `${folder}/**/*.test.ts`),
    exclude: ['**/node_modules/**', 'fixtures/**', 'dist/**'],
    pool: 'forks',
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['grade.ts', 'harness/**/*.ts', 'specs/**/*.ts', 'reference/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
