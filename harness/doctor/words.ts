import { defineWords } from '../words/words.ts';

export const doctorWords = defineWords('doctor', {
  sandbox: 'Sandbox',
  tier: 'tier {tier}: {what}',
  notTier: 'not {tier}: {reason}',
  nodeInUse: '{version} in use, {path}',
  noOtherNode: 'the machine has none of its own, and needs none',
  otherNode: "the machine's own: {version}, {path}",
  languageWorks: 'all that it needs is here',
  languageMissing: 'cannot be graded here',
  languageLost: '{title} submissions cannot be graded; others can.',
  rootTier: 'Nothing is lost in the tier root. How to get the tier full, which works for ordinary users too:',
  weakTier: 'Nothing is graded without a sandbox that holds, unless --allow-weak-isolation is given. How to get one:',
  tried: 'Tried from inside the sandbox: a submission cannot',
  open: 'What a submission could do in the tier {tier} (--allow-weak-isolation)',
  works: 'works',
  missing: 'missing',
  held: 'held',
  leaked: 'leaked',
  reason: '{reason} ({code})',
  gradable: 'This machine can grade.',
  notGradable: 'This machine cannot grade.',
});

/** What each tier keeps out, or leaves open. */
export const tierWords = defineWords('doctor.tier', {
  full: 'nothing that was tried from inside came through',
  root: 'nothing that was tried from inside came through; without user namespaces it works for root alone',
  container: 'another user and limits; a submission can read public files and use the network',
  none: 'limits on time, output, memory and threads, and nothing else',
});

/** Why an attempt from inside failed, by the error of the system. */
export const reasonWords = defineWords('doctor.reason', {
  absent: 'does not exist inside',
  forbidden: 'forbidden',
  readOnly: 'read-only',
  unseen: 'is not seen inside',
  noNetwork: 'there is no network inside',
  otherNetwork: 'another network, where nobody listens',
});
