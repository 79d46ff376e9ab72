import js from '@eslint/js';
import { defineConfig, type DummyRule } from 'oxlint';
import tseslint from 'typescript-eslint';

const processes = ['execa', 'child_process', 'node:child_process', 'cluster', 'node:cluster'].map((name) => ({
  name,
  message: 'Only harness/sandbox starts processes: use runTool, runOnce or Sandbox.start.',
}));

/** Size limits: a file that outgrows them holds more than one subject. */
const sizes: Record<string, DummyRule> = {
  'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  complexity: ['error', { max: 15 }],
  'max-depth': ['error', { max: 3 }],
  'max-params': ['error', { max: 5 }],
};

/** What the compiler sees, and what oxlint has not, or not yet whole. */
const absent = [
  'no-dupe-args',
  'no-octal',
  'no-unused-vars',
  'typescript/no-unused-vars',
  'no-new-symbol',
  'no-return-await',
  'typescript/no-unsafe-class-instance-assignment',
  'typescript/no-unsafe-enum-assignment',
  'typescript/prefer-optional-chain',
];

interface Rules {
  readonly rules?: Partial<Record<string, unknown>>;
}

/** The rules of these configurations of ESLint, under the names that oxlint has for them. */
const rulesOf = (...configs: readonly Rules[]): Record<string, DummyRule> =>
  Object.fromEntries(
    configs
      .flatMap(({ rules = {} }) => Object.entries(rules))
      .map(([name, setting]) => [name.replace('@typescript-eslint/', 'typescript/'), setting as DummyRule] as const)
      .filter(([name]) => !absent.includes(name)),
  );

export default defineConfig({
  plugins: ['eslint', 'typescript'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '/kits',
    'node_modules',
    'dist',
    'coverage',
    '/reports',
    'fixtures/**/*.*',
    'examples/*/submissions',
    '!fixtures/attacks/*/*/make.ts',
    'reference/instruments/typescript/submission',
    '.cache',
    // AssemblyScript: its types and decorators are not TypeScript's.
    'reference/lab/inner-loops/assembly',
    // Written by scripts/pages.ts.
    '**/*.bundle.js',
  ],
  rules: { ...rulesOf(js.configs.recommended), ...sizes },
  overrides: [
    {
      files: ['**/*.ts'],
      rules: {
        ...rulesOf(...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked),
        eqeqeq: 'error',
        'no-restricted-imports': ['error', { paths: processes }],
        'typescript/consistent-type-imports': 'error',
        'typescript/consistent-type-exports': 'error',
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        // Numbers read well in messages; everything else that would print as [object Object] stays forbidden.
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
      },
    },
    {
      // Classes of static methods are the form of algs4, which submissions are written for.
      files: ['reference/instruments/typescript/algs4/**/*.ts'],
      rules: { 'typescript/no-extraneous-class': 'off', 'typescript/unified-signatures': 'off' },
    },
    {
      // An iteration runs what a subject has put on the prototypes of its realm.
      files: ['reference/instruments/typescript/**/*.ts'],
      rules: { 'typescript/prefer-for-of': 'off' },
    },
    {
      files: [
        'harness/sandbox/**',
        'harness/**/testing/**',
        'bin/**',
        'scripts/**',
        'fixtures/**',
        '**/*.test.ts',
        '**/*.verify.ts',
      ],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.verify.ts'],
      rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
    },
    {
      files: ['**/*.{js,mjs}'],
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  ],
});
