import { defineWords } from '../../words/words.ts';

export const selectWords = defineWords('select', {
  unknownCheck: 'There is no check with the id "{id}".',
  didYouMean: 'Did you mean {ids}?',
  someIds: 'The ids are: {first}, ... {last}.',
});
