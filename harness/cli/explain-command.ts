/** `grade explain`: what a check measures, why, on which inputs, what passes, and where the rule comes from. */
import type { DefineCommand } from './define-command.ts';
import type { Grader } from '../api/grader.ts';
import { openGrader } from '../api/open-grader.ts';
import { findConfig } from '../config/load.ts';
import { checkChoice } from '../config/resolve.ts';
import { beyondTheSet, switchedOff } from '../config/switched-off.ts';
import { GraderError } from '../contracts/errors.ts';
import type { CheckChoice } from '../contracts/settings.ts';
import type { ExplainedCheck } from '../explain/explained.ts';
import { inLocale } from '../messages/in-locale.ts';
import { findChecks, unknownName } from '../explain/find.ts';
import { renderCheck, renderList, renderOverview } from '../explain/render.ts';
import { makePaint } from '../text/paint.ts';
import { explainOptions } from './explain-options.ts';
import { terminalWidth, toStdout, useColor } from './terminal.ts';
import { jsonText } from '../text/json-text.ts';

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
      const { config, places } = await findConfig(options, assignments);
      const grader = await openGrader({ ...options, assignments });
      const whole = await openGrader({ language: options.language, config: {}, assignments });
      await toStdout(
        await inLocale(grader.locale, () =>
          answer(
            id,
            {
              grader,
              whole,
              choice: checkChoice(config.checks, places),
              options: explainOptions(options),
            },
            asJson === true,
          ),
        ),
      );
    });
};

interface Sources {
  readonly grader: Grader;
  /** Without the settings. */
  readonly whole: Grader;
  readonly choice: Pick<CheckChoice, 'off' | 'set' | 'places'>;
  /** Those of the command line, for the commands that are suggested. */
  readonly options: string;
}

const answer = async (
  id: string | undefined,
  { grader, whole, choice, options }: Sources,
  asJson: boolean,
): Promise<string> => {
  const style = { width: terminalWidth(), paint: makePaint(useColor(process.stdout)), options };
  const all = await grader.explain();
  if (id === undefined) return asJson ? jsonText(all) : renderOverview(all, style);
  const found = findChecks(id, all) ?? (await findIn(id, grader, grader.assignments.slice(1)));
  if (found === null) {
    const off = switchedOff(id, choice);
    if (off !== null) throw off;
    const elsewhere = await whoHas(id, whole);
    const isLeftOut = choice.set === 'official' && elsewhere !== null && (await isAsked(elsewhere, grader));
    throw isLeftOut ? beyondTheSet(id) : unknownName(id, all, { elsewhere, options });
  }
  if (asJson) return jsonText(found.checks);
  const [only] = found.checks;
  return found.isOne && only !== undefined ? renderCheck(only, style) : renderList(found.checks, style);
};

/** Where no assignment was named, the first one that has it. */
const findIn = async (id: string, grader: Grader, assignments: readonly string[]) => {
  for (const assignment of assignments) {
    const found = findChecks(id, await explainOrNone(grader, assignment));
    if (found !== null) return found;
  }
  return null;
};

/** None for an assignment that does not know what the settings name: they are for another one. */
const explainOrNone = (grader: Grader, assignment: string): Promise<readonly ExplainedCheck[]> =>
  grader.explain(assignment).catch((error: unknown) => {
    if (error instanceof GraderError && error.code === 'unknown-check') return [];
    throw error;
  });

const isAsked = async (assignment: string, grader: Grader): Promise<boolean> =>
  grader.assignments.includes(assignment) && (await explainOrNone(grader, assignment)).length > 0;

const whoHas = async (id: string, whole: Grader): Promise<string | null> =>
  (await findIn(id, whole, whole.assignments))?.checks[0]?.assignment ?? null;
