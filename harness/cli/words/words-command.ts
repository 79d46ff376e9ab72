/** What `grade words` says of itself. */
import { defineWords } from '../../words/words.ts';

export const wordsCommandWords = defineWords('cli.words', {
  description: 'write all messages by their ids, to be translated',
  argument: 'a file of texts: write only what it does not have',
  example:
    'Examples:\n  grade words > de.yaml         every message, in English\n  grade words de.yaml           those that de.yaml does not have\n\nTo use it: words: de.yaml in grader.config.yaml.',
});
