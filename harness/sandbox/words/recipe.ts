import { defineWords } from '../../words/words.ts';

export const recipeWords = defineWords('sandbox.recipe', {
  install: 'Install it with {name}:',
  otherDistribution:
    'Install the packages that bring the programs bwrap, prlimit and setpriv: bubblewrap and util-linux.',
  apparmor: 'Allow user namespaces to bubblewrap alone, by a profile for AppArmor:',
  githubActions: 'Add this step to the job, before the one that grades; the runner is thrown away afterwards:',
  githubContainer: 'Let the container of the job make namespaces:',
  docker:
    'Start the container with these two options; some hosts also need --cap-add SYS_ADMIN. They loosen the wall around the container, so let it do nothing but grade:',
  switchedOff: 'Switch user namespaces on for ordinary users:',
  quota: 'Allow more user namespaces; for a container, on its host:',
  forbidden:
    'Something forbids user namespaces to this user. In a container see the options for Docker in docs/installation.md; on a machine of your own, grading as root works without them.',
  macos: 'Grade in a Linux container or virtual machine, for example with Docker:',
  windows: 'Grade in WSL 2, which is Linux:',
  otherSystem: 'Grade on Linux, in a virtual machine or container.',
  processor: 'Grade on a machine with an x86_64 or aarch64 processor.',
  broken: 'Do not grade on this machine, and report what `npx grade doctor` says.',
});
