import { defineWords } from '../../../words/words.ts';

export const javaApiWords = defineWords('java.api', {
  notSubmitted: 'The class {name} was not submitted.',
  notRead: 'No class {class} could be read from {path}.',
  mustBeClass: '{name} must be a class.',
  mustBePublic: 'The class {name} must be public.',
  mustNotBeAbstract: 'The class {name} must not be abstract.',
  missing: '{class} has no public {kind} `{member}`.',
  differs: '`{found}` differs from the prescribed `{prescribed}`.',
  faulty: '`{found}` {fault}; the API has `{prescribed}`.',
  memberPublic: 'must be public',
  memberNotAbstract: 'must not be abstract',
  memberStatic: 'must be static',
  memberNotStatic: 'must not be static',
  notInApi: '`{found}` is not in the API of {class}: make it private.',
});
