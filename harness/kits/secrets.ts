/** What must not be in a kit that others read: a kit is uploaded, committed and handed on. */
import type { LoadedConfig } from '../config/load.ts';
import type { Config } from '../config/schema.ts';
import { usageError } from '../contracts/errors.ts';
import type { KitFile } from './kit.ts';

type Form = readonly [what: string, form: RegExp];

/** Forms of secrets that are told by themselves. */
const forms: readonly Form[] = [
  ['a password in an address', /\b[a-z][a-z+]*:\/\/[^\s/:@]+:[^\s/@]+@/i],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a token of GitHub', /\b(?:gh[opsur]_[A-Za-z0-9]{30,}|github_pat_\w{40,})/],
  ['a key of a cloud', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
];

/** Words before a value. In code, a type or a variable may stand there: only a text in quotation marks is a value. */
const named = (value: string): Form => [
  'a password or token',
  new RegExp(String.raw`(?:\b|_)(?:password|passwd|secret|token|api[-_]?key)["']?\s*${value}`, 'i'),
];
const namedInSettings = named(String.raw`[:=]\s*["']?[^\s"'#]{4,}`);
const namedInCode = named(String.raw`(?::\s*\w+\s*=|[:=])\s*["'\x60][^"'\x60]{4,}`);

const formsIn = (path: string): readonly Form[] => [
  ...forms,
  /\.[cm]?[jt]sx?$/.test(path) ? namedInCode : namedInSettings,
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
        const what = formsIn(path).find(([, form]) => form.test(line))?.[0];
        return what === undefined ? [] : [{ where: `${path}:${String(index + 1)}`, what }];
      }),
  );

/** What the settings say that staff may read and students may not. */
export const privateIn = ({
  config,
  valuePlaces,
}: Pick<LoadedConfig, 'config' | 'valuePlaces'>): readonly FoundSecret[] => {
  const found = (key: string, what: string): FoundSecret => ({ where: valuePlaces.get(key) ?? key, what });
  return [
    ...(Object.keys(config.class?.students ?? {}).length > 0 ? [found('class', 'exceptions for single students')] : []),
    ...(typeof config.hiddenSeed === 'number' ? [found('hiddenSeed', 'the seed of hidden inputs')] : []),
    ...(config.seed !== undefined && hidesSome(config) ? [found('seed', 'the seed of hidden inputs')] : []),
  ];
};

const hidesSome = ({ checks: { hidden = [], visibility = {}, details = {} } = {} }: Config): boolean =>
  hidden.length > 0 || [...Object.values(visibility), ...Object.values(details)].some((from) => from !== 'always');

/** @throws {GraderError} when a kit that students get would hold something of these */
export const refuseForStudents = (found: readonly FoundSecret[]): void => {
  if (found.length === 0) return;
  throw usageError(
    'secret-in-kit',
    `The kit is for students, and its settings hold ${found.map(({ what, where }) => `${what} (${where})`).join(', ')}.`,
    {
      remedy:
        'Take this out of the file. What staff need for the grades that count goes into settings of their own: grade class --config FILE',
    },
  );
};
