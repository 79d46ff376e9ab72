import { defineWords } from '../../../../harness/words/words.ts';

export const answersWords = defineWords('answers', {
  threw: '{called} threw {thrown}.',
  missingMember: '{type} has no public {member}.',
  missingMemberActual: 'no such member',
  missingMemberHint:
    'Compare the names, parameters and modifiers with the API of the assignment; the API check lists what differs.',
  returnedObject: '{called} returned an object of type {type}.',
  anObject: 'an object of type {type}',
  notAsked: '{called} could not be asked, since a call before it gave no object to go on with.',
  notAskedActual: 'no answer',
  notAskedHint: 'A method that must return an object returned null, or nothing that can be walked through.',
  returned: '{called} returned {words}.',
  returnedNothingHint: 'The method ends without a result, or gives back a field that was never set.',
  aString: 'the string {text}',
  wrongValue: '{call} on {on} returned {value} instead of {right}.',
  aValue: 'a value',
  changedBySecond: '{call} on {on} changes its answer when a second {type} is made.',
  changedBySecondHint:
    'Objects share something: a static field, or an array outside the class, is overwritten by the next one. Each object needs fields of its own.',
  anAnswer: 'an answer',
  firstOnNewObject: 'first on a new object',
  afterCalls: 'after {calls}',
  notKept: '{call} on {on} does not keep its answer: called {after}, it gave another one than before.',
  noBoard: 'no board',
  noBoards: 'no boards',
  onBoard: ' on {on}',
  madeInstead: '{call}{on} made a {type}.',
  noException: 'no exception',
  threwOther: '{call}{on} threw {thrown}.',
});
