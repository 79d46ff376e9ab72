/** `grade words`: the whole catalogue, to be translated. */
import type { DefineCommand } from './define-command.ts';
import { stringify } from 'yaml';
import { readTranslations } from '../config/words-file.ts';
import { loadAllMessages } from '../messages/load-all.ts';
import { catalogue, english } from '../messages/messages.ts';
import { toStdout } from './terminal.ts';

export const defineWords: DefineCommand = (command) => {
  command
    .argument('[file]', 'a file of texts: write only the messages that are not in it')
    .addHelpText('after', examples)
    .action(async (file: string | undefined) => {
      await toStdout(await catalogueText(file));
    });
};

const examples = `
Examples:
  grade words > de.yaml         every message, in English
  grade words de.yaml           those that de.yaml does not have

To use it: words: de.yaml in grader.config.yaml.`;

/** As YAML, sorted by id; with a file of texts, only what it does not have. */
const catalogueText = async (file: string | undefined): Promise<string> => {
  await loadAllMessages();
  const given = file === undefined ? null : await readTranslations(file);
  const left = [...catalogue()].filter(([id]) => given?.texts.has(id) !== true).sort(([a], [b]) => (a < b ? -1 : 1));
  const document = { language: given?.language ?? english.tag, texts: Object.fromEntries(left) };
  return stringify(document, { lineWidth: 0 });
};
