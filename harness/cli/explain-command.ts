/** `grade explain`: what a check measures, why, on which inputs, what passes, and where the rule comes from. */
import { Command } from 'commander';
import type { Assignment } from '../assignment.ts';
import { findConfig } from '../config/load.ts';
import { resolveSettings, type Resolved } from '../config/resolve.ts';
import { explainAll, type ExplainedCheck } from '../explain/explained.ts';
import { findChecks, unknownName } from '../explain/find.ts';
import { renderCheck, renderList, renderOverview } from '../explain/render.ts';
import { explainWords } from '../explain/words.ts';
import { makePaint } from '../report/text/paint.ts';
import { terminalWidth, toStdout, useColor } from './terminal.ts';

interface Options {
  readonly assignment?: string;
  readonly language?: string;
  readonly config?: string;
  readonly json?: true;
}

export const explainCommand = (assignments: readonly Assignment[]): Command =>
  new Command('explain')
    .description(explainWords.description())
    .argument('[id]', explainWords.idArgument())
    .option('--assignment <id>', explainWords.assignmentOption())
    .option('--language <id>', explainWords.languageOption())
    .option('--config <file>', explainWords.configOption())
    .option('--json', explainWords.jsonOption())
    .action(async (id: string | undefined, options: Options) => {
      const resolved = resolveSettings(options, await findConfig(options.config), assignments);
      await toStdout(await answer(id, resolved, options.json === true, assignments));
    });

const answer = async (
  id: string | undefined,
  { assignments, settings }: Resolved,
  asJson: boolean,
  known: readonly Assignment[],
): Promise<string> => {
  const style = { width: terminalWidth(), paint: makePaint(useColor(process.stdout)) };
  const [first] = assignments;
  const all = first === undefined ? [] : await explainAll(first, settings);
  if (id === undefined) return asJson ? json(all) : renderOverview(all, style);
  const found = findChecks(id, all) ?? (await findIn(id, assignments.slice(1), settings));
  if (found === null) throw unknownName(id, all, await whoHas(id, known, settings));
  if (asJson) return json(found.checks);
  const [only] = found.checks;
  return found.isOne && only !== undefined ? renderCheck(only, style) : renderList(found.checks, style);
};

/** Where no assignment was named, the first one that has it. */
const findIn = async (id: string, assignments: readonly Assignment[], settings: Resolved['settings']) => {
  for (const assignment of assignments) {
    const found = findChecks(id, await explainAll(assignment, settings));
    if (found !== null) return found;
  }
  return null;
};

const whoHas = async (
  id: string,
  known: readonly Assignment[],
  settings: Resolved['settings'],
): Promise<string | null> =>
  (await findIn(id, known, { ...settings, checks: { ...settings.checks, off: [], visibility: [], details: [] } }))
    ?.checks[0]?.assignment ?? null;

const json = (checks: readonly ExplainedCheck[]): string => `${JSON.stringify(checks, null, 2)}\n`;
