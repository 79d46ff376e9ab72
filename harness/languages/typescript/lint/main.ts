/**
 * Runs ESLint on sources, a request in each line of standard input. Runs in the sandbox, since the sources are a
 * student's. It reads no file of theirs: neither their configuration nor their comments decide what is told.
 * `node main.js <typescript.js> <its code cache> <folder with the linter's packages>`
 */
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type eslintJs from '@eslint/js';
import type { Linter } from 'eslint';
import type * as universal from 'eslint/universal';
import type tseslint from 'typescript-eslint';
import { at } from '../common/at.ts';
import { answer as answerLine, serveRequests } from '../probe/channel.ts';
import { loadCompiler } from '../compiler/load-compiler.ts';
import type { LintMessage, LintRequest } from './protocol.ts';

const [compiler, codeCache, packages] = [at(process.argv, 2), at(process.argv, 3), at(process.argv, 4)];
/** A program with more findings is told the first ones. */
const MOST_FINDINGS = 200;
const MOST_CHARACTERS = 500;

type Findings = Extract<LintMessage, { kind: 'file' }>['findings'];

const answer: (message: LintMessage) => void = answerLine;

/** Loads the linter, whose start costs more than its work. */
const openLinter = (): ((request: LintRequest) => void) => {
  loadCompiler(compiler, codeCache);
  const require = createRequire(`${packages}/package.json`);
  const { Linter: OwnLinter } = require('eslint/universal') as typeof universal;
  const { configs } = require('@eslint/js') as typeof eslintJs;
  const { configs: typed } = require('typescript-eslint') as typeof tseslint;
  const config = [configs.recommended, ...typed.recommended, OVERRIDES] as Linter.Config[];
  return ({ files }) => {
    const linter = new OwnLinter({ configType: 'flat' });
    for (const file of files) answer(lintFile(linter, config, file));
    answer({ kind: 'end' });
  };
};

const OVERRIDES: Linter.Config = {
  files: ['**/*.ts'],
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
};

const lintFile = (linter: Linter, config: Linter.Config[], file: LintRequest['files'][number]): LintMessage => {
  try {
    return { kind: 'file', findings: findingsIn(linter, config, file) };
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'gave-up', path: file.path, detail: null };
    const detail = at(String(error).split('\n'), 0).slice(0, MOST_CHARACTERS);
    return { kind: 'gave-up', path: file.path, detail };
  }
};

/** The compiler tells of what is not TypeScript. By its own name and in small letters, no file is one that ESLint leaves out. */
const findingsIn = (linter: Linter, config: Linter.Config[], file: LintRequest['files'][number]): Findings => {
  const filename = basename(file.path).toLowerCase();
  const messages = linter.verify(file.text, config, { filename, allowInlineConfig: false });
  const isDeep = messages.some(({ fatal, message }) => fatal === true && message.includes('call stack'));
  if (isDeep) throw new RangeError('the parser ran out of stack');
  return messages.slice(0, MOST_FINDINGS).flatMap(({ ruleId, line, column, message }) => {
    if (ruleId === null) return [];
    const place = { path: file.path, line: Math.max(1, line), column: Math.max(1, column) };
    return [{ ...place, rule: ruleId, message: message.slice(0, MOST_CHARACTERS) }];
  });
};

const lint = openLinter();
serveRequests((request) => {
  lint(request as LintRequest);
  return 'ready';
});
