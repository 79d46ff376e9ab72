import { defineWords } from '../../words/words.ts';

export const problemWords = defineWords('sandbox.problem', {
  needsLinux: 'The sandbox needs Linux; this is {platform}.',
  rootAlone: 'It is made by root alone, and this is an ordinary user.',
  noBubblewrap: 'Bubblewrap is not installed.',
  noProgram: 'The program {name} is not installed.',
  noFilterFor: 'There is no system call filter for {architecture}.',
  notMounted: '{path} is in none of the mounts.',
  toolFailed: 'It failed.',
  noFilter: 'There is no system call filter for {architecture} processors.',
  quota: 'The quota of user namespaces is used up or zero.',
  appArmor: 'AppArmor does not let bubblewrap use user namespaces (the default since Ubuntu 23.10).',
  notPermitted: 'Namespaces are not permitted here, as in a container with the usual settings.',
  doesNotHold: 'It starts, but does not hold: a test process could {attempts}.',
  noMessage: 'It failed without a message.',
  failed: 'It failed: {message}',
  notIsolated: 'Submissions cannot be isolated on this machine.',
  notIsolatedWhy: 'Submissions cannot be isolated on this machine. {why}',
  weakTier:
    '{recipe}\n  For code that you trust, --allow-weak-isolation grades in the tier {tier}; `npx grade doctor` shows what that leaves open.',
  cacheKeptOut: '{path} keeps the users that submissions run as out of the cache folder.',
  cacheKeptOutRemedy:
    'Run `chmod o+rx {path}`, or set GRADER_CACHE_DIR to a folder that all may enter, such as /var/cache/8puzzle-grader.',
  notStarted: 'The sandbox could not start {program}: {message}',
  askDoctor: 'Run `npx grade doctor` to see what works on this machine.',
  allIdsTaken: 'All {number} user ids for submissions are taken on this machine.',
  allIdsTakenRemedy: 'Wait until other gradings have ended.',
  cannotBeStarted: '{program} cannot be started: {message}.',
  cannotBeStartedRemedy: 'Check that it is installed and that this user may run it.',
  notEnded: 'What an earlier process of the submission left behind could not be ended.',
  notEndedRemedy: 'End this container, and report what `npx grade doctor` says.',
  notFound: '{path} is to be shown in the sandbox, but cannot be found.',
  setUpAgain: 'Run `npm run setup` again.',
  keptOut:
    '{path} cannot be used in the sandbox: root runs submissions as an unprivileged user, and {blocking} keeps that user out (mode {mode}).',
  keptOutRemedy:
    'Run `chmod {mode} {path}`, move the file to a folder that all may enter, or grade as an ordinary user.',
});
