/** `grade words`: the whole catalogue, to be translated. */
import { Command } from 'commander';
import { stringify } from 'yaml';
import { readWords } from '../config/words-file.ts';
import { loadAllWords } from '../words/load-all.ts';
import { catalogue, spokenLanguage } from '../words/words.ts';
import { toStdout } from './terminal.ts';
import { wordsCommandWords as words } from './words/words-command.ts';

export const wordsCommand = (): Command =>
  new Command('words')
    .description(words.description())
    .argument('[file]', words.argument())
    .addHelpText('after', () => `\n${words.example()}`)
    .action(async (file: string | undefined) => {
      await toStdout(await catalogueText(file));
    });

/** As YAML, sorted by id; with a file of texts, only what it does not have. */
const catalogueText = async (file: string | undefined): Promise<string> => {
  await loadAllWords();
  const given = file === undefined ? null : await readWords(file);
  const left = [...catalogue()].filter(([id]) => given?.texts.has(id) !== true).sort(([a], [b]) => (a < b ? -1 : 1));
  const document = { language: given?.language ?? spokenLanguage(), texts: Object.fromEntries(left) };
  return stringify(document, { lineWidth: 0 });
};
