/** Why a tier does not work on a machine. */
import type { Attempt } from './attempts.ts';
import { attemptWords } from './words/attempt.ts';
import { problemWords } from './words/problem.ts';

export type Problem =
  | { readonly kind: 'not-linux'; readonly platform: string }
  | { readonly kind: 'not-root' }
  | { readonly kind: 'missing'; readonly program: string }
  | { readonly kind: 'no-filter'; readonly arch: string }
  /** User namespaces: the number of them, AppArmor, or whatever else says no. */
  | { readonly kind: 'quota' }
  | { readonly kind: 'apparmor' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'leaks'; readonly attempts: readonly Attempt[] }
  | { readonly kind: 'unknown'; readonly said: string };

/** Reads what a sandbox that did not start wrote to standard error. The first cause that fits is given. */
export const diagnose = (stderr: string): Problem =>
  CAUSES.find(({ says }) => says.test(stderr))?.problem ?? {
    kind: 'unknown',
    said: stderr.trim().split('\n').at(-1)?.slice(0, 300) ?? '',
  };

const CAUSES: readonly { readonly says: RegExp; readonly problem: Problem }[] = [
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

/** In words, one sentence. */
export const problemText = (problem: Problem): string => {
  switch (problem.kind) {
    case 'not-linux':
      return problemWords.needsLinux({ platform: problem.platform });
    case 'not-root':
      return problemWords.rootAlone();
    case 'missing':
      return problem.program === 'bwrap'
        ? problemWords.noBubblewrap()
        : problemWords.noProgram({ name: problem.program });
    case 'no-filter':
      return problemWords.noFilter({ architecture: problem.arch });
    case 'quota':
      return problemWords.quota();
    case 'apparmor':
      return problemWords.appArmor();
    case 'forbidden':
      return problemWords.notPermitted();
    case 'leaks':
      return problemWords.doesNotHold({ attempts: words(problem.attempts) });
    case 'unknown':
      return problem.said === '' ? problemWords.noMessage() : problemWords.failed({ message: problem.said });
  }
};

const words = (attempts: readonly Attempt[]): string => attempts.map(({ id }) => attemptWords[id]()).join(', ');
