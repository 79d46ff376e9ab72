/** Does a text hold a password or a key? A kit is uploaded, committed and handed on. */
import { usageError, type GraderError } from '../contracts/errors.ts';
import type { KitFile } from './kit.ts';

/** Forms of secrets that are told by themselves, and words before a value. */
const forms: readonly (readonly [what: string, form: RegExp])[] = [
  ['a password in an address', /\b[a-z][a-z+]*:\/\/[^\s/:@]+:[^\s/@]+@/i],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a token of GitHub', /\b(?:gh[opsur]_[A-Za-z0-9]{30,}|github_pat_\w{40,})/],
  ['a key of a cloud', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a password or token', /(?:\b|_)(?:password|passwd|secret|token|api[-_]?key)["']?\s*[:=]\s*["']?[^\s"'#]{4,}/i],
];

export interface FoundSecret {
  /** `grader.config.yaml:3` */
  readonly where: string;
  readonly what: string;
}

/** Lines that seem to hold a secret; the secret itself is not among what is told. */
export const secretsIn = (files: readonly KitFile[]): readonly FoundSecret[] =>
  files.flatMap(({ path, content }) =>
    (typeof content === 'string' ? content : Buffer.from(content).toString('latin1'))
      .split('\n')
      .flatMap((line, index) => {
        const what = forms.find(([, form]) => form.test(line))?.[0];
        return what === undefined ? [] : [{ where: `${path}:${String(index + 1)}`, what }];
      }),
  );

/** For a kit that students get. */
export const secretError = (found: readonly FoundSecret[]): GraderError =>
  usageError(
    'secret-in-kit',
    `The kit is for students, and its settings hold ${found.map(({ what, where }) => `${what} (${where})`).join(', ')}.`,
    {
      remedy: 'Take it out of the file.',
    },
  );
