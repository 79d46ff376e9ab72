/** Why a tier does not work on a machine. */
import { at } from '../text/at.ts';
import { attemptTexts, type Attempt } from './attempts.ts';

export type Problem =
  | { readonly kind: 'not-linux'; readonly platform: string }
  /** As in a chroot: what a process uses cannot be seen. */
  | { readonly kind: 'no-proc' }
  | { readonly kind: 'not-root' }
  | { readonly kind: 'missing'; readonly program: string }
  | { readonly kind: 'old-bubblewrap' }
  | { readonly kind: 'old-setpriv' }
  | { readonly kind: 'no-filter'; readonly arch: string }
  /** User namespaces: the number of them, AppArmor, or something else that refuses them. */
  | { readonly kind: 'quota' }
  | { readonly kind: 'apparmor' }
  | { readonly kind: 'forbidden' }
  /** Root cannot become another user. */
  | { readonly kind: 'only-root' }
  | { readonly kind: 'not-executable' }
  | { readonly kind: 'slow'; readonly seconds: number }
  | { readonly kind: 'leaks'; readonly attempts: readonly Attempt[] }
  | { readonly kind: 'unknown'; readonly said: string };

/** Reads what a sandbox that did not start wrote to standard error. The first cause that fits is given. */
export const diagnose = (stderr: string): Problem =>
  CAUSES.find(({ says }) => says.test(stderr))?.problem ?? {
    kind: 'unknown',
    said: at(stderr.trim().split('\n'), -1).slice(0, 300),
  };

const CAUSES: readonly { readonly says: RegExp; readonly problem: Problem }[] = [
  // Before any namespace is asked for.
  { says: /^setpriv: set\w+ failed: (?:Operation not permitted|Invalid argument)/mu, problem: { kind: 'only-root' } },
  { says: /(?:execvp|failed to execute) .*: Permission denied/u, problem: { kind: 'not-executable' } },
  { says: /^setpriv: unrecognized option/mu, problem: { kind: 'old-setpriv' } },
  { says: /^bwrap: Unknown option/mu, problem: { kind: 'old-bubblewrap' } },
  {
    says: /max_\*?_?\w*namespaces exceeded|nesting depth|No space left/iu,
    problem: { kind: 'quota' },
  },
  { says: /setting up uid map: Permission denied|Failed RTM_NEWADDR/iu, problem: { kind: 'apparmor' } },
  {
    says: /No permissions to create (?:a )?new namespace|Operation not permitted|Permission denied/iu,
    problem: { kind: 'forbidden' },
  },
];

const sentences = {
  'no-proc': '/proc is not mounted here, and without it the memory of a submission cannot be limited.',
  'not-root': 'It works for root only, and this is an ordinary user.',
  'old-bubblewrap': 'Bubblewrap is too old: the sandbox needs 0.4 or newer.',
  'old-setpriv':
    'The program setpriv is too old, or not that of util-linux: the sandbox needs util-linux 2.33 or newer.',
  quota: 'The quota of user namespaces is used up or zero.',
  apparmor: 'AppArmor does not let bubblewrap use user namespaces (the default since Ubuntu 23.10).',
  forbidden: 'Namespaces are not permitted here, as in a container with default settings.',
  'only-root': 'Root is not allowed to run a program as another user here.',
  'not-executable':
    'The Node for submissions cannot be run from where it lies, as on a disk that is mounted with noexec.',
} as const;

/** In one sentence. */
export const problemText = (problem: Problem): string => {
  switch (problem.kind) {
    case 'not-linux':
      return `The sandbox needs Linux; this is ${problem.platform}.`;
    case 'missing':
      return problem.program === 'bwrap'
        ? 'Bubblewrap is not installed.'
        : `The program ${problem.program} is not installed.`;
    case 'no-filter':
      return `There is no system call filter for ${problem.arch} processors.`;
    case 'slow':
      return `It could not be tried within ${String(problem.seconds)} seconds, twice.`;
    case 'leaks':
      return `It starts but is not secure: a test process could ${problem.attempts.map(({ id }) => attemptTexts[id]).join(', ')}.`;
    case 'unknown':
      return problem.said === '' ? 'It failed without a message.' : `It failed: ${problem.said}`;
    default:
      return sentences[problem.kind];
  }
};
