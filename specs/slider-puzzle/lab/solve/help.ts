/** What `grade solve --help` says after the options; the lists are those of the registries. */
import { hanging } from '../../../../harness/text/wrap.ts';
import { heuristicNames } from '../../../../reference/oracle/heuristics/heuristic.ts';
import { methods } from '../../../../reference/lab/methods/index.ts';
import { solveHelpMessages } from './messages/help.ts';

const width = 80;

export const solveHelp = (): string =>
  solveHelpMessages.after({
    methods: methods.flatMap(({ name, summary }) => hanging(`  ${name.padEnd(15)}`, summary, width)).join('\n'),
    heuristics: hanging(`${solveHelpMessages.heuristics()} `, `${heuristicNames.join(', ')}.`, width).join('\n'),
  });
