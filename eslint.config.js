import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const processes = ['execa', 'child_process', 'node:child_process', 'cluster', 'node:cluster'].map((name) => ({
  name,
  message: 'Only harness/sandbox starts processes: use runTool, runOnce or Sandbox.start.',
}));

/** Class names of assignments come to a language as data; none is written down there. */
const noAssignment = ['Literal[value=/\\b(Board|Solver)\\b/]', 'TemplateElement[value.raw=/\\b(Board|Solver)\\b/]'].map(
  (selector) => ({ selector, message: 'A language knows no assignment: take the names from LanguageFacts.' }),
);

/** Size limits: a file that outgrows them holds more than one subject. */
const sizes = {
  'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 15],
  'max-depth': ['error', 3],
  'max-params': ['error', 5],
};

export default defineConfig(
  globalIgnores([
    'kits',
    'node_modules',
    'dist',
    'coverage',
    'reports',
    'fixtures/**/*.*',
    'examples/*/submissions',
    '!fixtures/attacks/*/*/make.ts',
    'reference/instruments/typescript/submission',
    '.cache',
    // AssemblyScript: its types and decorators are not TypeScript's.
    'reference/lab/inner-loops/assembly',
    // Written by scripts/write-pages.ts.
    '**/*.bundle.js',
  ]),
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...sizes,
      eqeqeq: 'error',
      'no-restricted-imports': ['error', { paths: processes }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Numbers read well in messages; everything else that would print as [object Object] stays forbidden.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['harness/languages/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.verify.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noAssignment] },
  },
  {
    // Classes of static methods are the form of algs4, which submissions are written for.
    files: ['reference/instruments/typescript/algs4/**/*.ts'],
    rules: { '@typescript-eslint/no-extraneous-class': 'off' },
  },
  {
    // An iteration runs what a subject has put on the prototypes of its realm.
    files: ['reference/instruments/typescript/**/*.ts'],
    rules: { '@typescript-eslint/prefer-for-of': 'off' },
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
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        AbortSignal: 'readonly',
      },
    },
    rules: sizes,
  },
);
