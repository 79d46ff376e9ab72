/** What is sent in place of TypeScript sources. */
import type { RelativeFile } from '../../contracts/source-rules.ts';
import { defineMessages } from '../../messages/messages.ts';

const relativeMessages = defineMessages('typescript-relatives', {
  script:
    'is JavaScript. If it was compiled, submit the source, {wanted}. Otherwise rename it to {wanted} and declare the types.',
  declarations: 'only declares types; submit the source, {wanted}.',
  otherEnding: 'must be renamed to {wanted}.',
});

/** The longer extension first: `.d.ts` ends in `.ts` too. */
export const typescriptRelatives: readonly RelativeFile[] = [
  { extension: '.d.ts', advice: relativeMessages.declarations },
  ...['.js', '.mjs', '.cjs', '.jsx'].map((extension) => ({ extension, advice: relativeMessages.script })),
  ...['.mts', '.cts', '.tsx'].map((extension) => ({ extension, advice: relativeMessages.otherEnding })),
];
