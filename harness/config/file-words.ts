/** What is wrong with a file of texts in another language. */
import { defineWords } from '../words/words.ts';

export const wordsFileWords = defineWords('wordsFile', {
  unreadable: 'The file of texts cannot be read: {reason}.',
  unreadableRemedy: 'Check the path of `words` in the configuration; it is relative to the configuration.',
  tooLarge: 'it is larger than 4 MB',
  errors: { one: 'The file of texts has {count} error:', other: 'The file of texts has {count} errors:' },
  noMap: 'The file must hold `language` and `texts`.',
  noKey: 'There is no setting "{key}" in a file of texts.',
  noLanguage: '"language" must be the tag of a language, as de or pt-BR.',
  noTexts: '"texts" must be a list of texts by id (id: text).',
  noMessage: 'There is no message "{id}".',
  idsRemedy: 'All ids: grade words',
  noText: '"{id}" must be a text.',
  noPlace: 'The message "{id}" has no place "{name}".',
  places: 'Its places are {places}.',
  noPlaces: 'It has none.',
  noForms: '"{id}" must be one text: it has no number that decides its form.',
  noForm: '"{id}" has no form "{name}".',
  noOther: '"{id}" needs the form "other".',
});
