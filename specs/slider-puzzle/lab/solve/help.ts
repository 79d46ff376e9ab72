/** What `grade solve --help` says after the options; the lists are those of the registries. */
import { heuristicNames } from '../../../../reference/oracle/heuristics/heuristic.ts';
import { methods } from '../../../../reference/lab/methods/index.ts';
import { solveHelpMessages } from './messages/help.ts';

const width = 80;

export const solveHelp = (): string =>
  solveHelpMessages.after({
    methods: methods.flatMap(({ name, summary }) => hanging(`  ${name.padEnd(15)}`, summary)).join('\n'),
    heuristics: hanging(`${solveHelpMessages.heuristics()} `, `${heuristicNames.join(', ')}.`).join('\n'),
  });

/** Words in lines of the help's width, those after the first set in as far as the title is long. */
const hanging = (title: string, text: string): readonly string[] => {
  const lines: string[] = [];
  let line = title;
  for (const word of text.split(' ')) {
    if (line.length + word.length > width) {
      lines.push(line.trimEnd());
      line = ' '.repeat(title.length);
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
};
