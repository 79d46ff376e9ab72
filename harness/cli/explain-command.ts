/** `grade explain`: what a check measures, why, on which inputs, what passes, and where the rule comes from. */
import type { DefineCommand } from './define-command.ts';
import type { Grader } from '../api/grader.ts';
import { openGrader } from '../api/open-grader.ts';
import type { ExplainedCheck } from '../explain/explained.ts';
import { inLocale } from '../messages/in-locale.ts';
import { findChecks, unknownName } from '../explain/find.ts';
import { renderCheck, renderList, renderOverview } from '../explain/render.ts';
import { makePaint } from '../text/paint.ts';
import { terminalWidth, toStdout, useColor } from './terminal.ts';

interface Options {
  readonly assignment?: string;
  readonly language?: string;
  readonly config?: string;
  readonly json?: true;
}

export const defineExplain: DefineCommand = (command, { assignments }) => {
  command
    .argument('[id]', 'id as in a report, such as timing-2* for several, a section or a group')
    .option('--assignment <id>', 'from this assignment; by default the one that has the check')
    .option('--language <id>', 'for this language only')
    .option('--config <file>', 'settings; grader.config.yaml by default')
    .option('--json', 'as JSON')
    .action(async (id: string | undefined, { json: asJson, ...options }: Options) => {
      const grader = await openGrader({ ...options, assignments });
      const whole = await openGrader({ language: options.language, config: {}, assignments });
      await toStdout(await inLocale(grader.locale, () => answer(id, grader, asJson === true, whole)));
    });
};

const answer = async (id: string | undefined, grader: Grader, asJson: boolean, whole: Grader): Promise<string> => {
  const style = { width: terminalWidth(), paint: makePaint(useColor(process.stdout)) };
  const all = await grader.explain();
  if (id === undefined) return asJson ? json(all) : renderOverview(all, style);
  const found = findChecks(id, all) ?? (await findIn(id, grader, grader.assignments.slice(1)));
  if (found === null) throw unknownName(id, all, await whoHas(id, whole));
  if (asJson) return json(found.checks);
  const [only] = found.checks;
  return found.isOne && only !== undefined ? renderCheck(only, style) : renderList(found.checks, style);
};

/** Where no assignment was named, the first one that has it. */
const findIn = async (id: string, grader: Grader, assignments: readonly string[]) => {
  for (const assignment of assignments) {
    const found = findChecks(id, await grader.explain(assignment));
    if (found !== null) return found;
  }
  return null;
};

const whoHas = async (id: string, whole: Grader): Promise<string | null> =>
  (await findIn(id, whole, whole.assignments))?.checks[0]?.assignment ?? null;

const json = (checks: readonly ExplainedCheck[]): string => `${JSON.stringify(checks, null, 2)}\n`;
