/** The report as it is, keys in the order of the schema. */
import { graderFault } from '../contracts/errors.ts';
import { report as schema } from '../contracts/report.ts';
import type { Format } from '../contracts/format.ts';
import { at } from '../text/at.ts';
import { bracketed } from '../text/escape/workflow-command.ts';
import { jsonText } from '../text/json-text.ts';

export const json = {
  id: 'json',
  title: 'the whole report for programs (report.schema.json)',
  render: (report) => {
    const parsed = schema.safeParse(report);
    if (parsed.success) return commandless(jsonText(parsed.data));
    const { message, path } = at(parsed.error.issues, 0);
    throw graderFault('invalid-report', `The report does not fit its own schema: ${message}.`, {
      where: path.map(String).join('.'),
    });
  },
} satisfies Format;

/** What a runner that prints the report would read as a command is written otherwise, as JSON can be. */
export const commandless = (content: string): string => content.replace(bracketed, '#\\u0023');
