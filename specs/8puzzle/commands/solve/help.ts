/** What `grade solve --help` says after the options; the lists are those of the registries. */
import { heuristicNames } from '../../../../reference/heuristics/heuristic.ts';
import { methods } from '../../../../reference/methods/index.ts';

const width = 80;

export const solveHelp = (): string => `
Methods:
${methods.flatMap(({ name, summary }) => hanging(`  ${name.padEnd(15)}`, summary)).join('\n')}

${hanging('Heuristics: ', `${heuristicNames.join(', ')}.`).join('\n')}

Examples:
  grade solve puzzle04.txt                       moves and boards
  grade solve --moves --stats puzzle*.txt        letters, effort and counts
  grade solve --method a-star --weight 3 p.txt   any solution, soon
  grade solve --time-limit 10 --json p.txt       the bound reached in 10 seconds
  cat puzzle04.txt | grade solve -

Exit codes: 0 all answered, 1 not all answered (time, memory), 2 usage or a file
that is no puzzle, 4 fault of the grader, 130 interrupted.`;

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
