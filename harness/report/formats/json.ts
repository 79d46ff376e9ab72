/** The report as it is, keys in the order of the schema. */
import { graderFault } from '../../errors.ts';
import { report as schema } from '../schema.ts';
import type { Format } from './format.ts';
import { jsonWords } from './words.ts';

export const json = {
  id: 'json',
  get title() {
    return jsonWords.title();
  },
  render: (report) => {
    const parsed = schema.safeParse(report);
    if (parsed.success) return `${commandless(JSON.stringify(parsed.data, null, 2))}\n`;
    const [issue] = parsed.error.issues;
    const message = jsonWords.misfit({ reason: issue?.message ?? jsonWords.unknownReason() });
    throw graderFault('invalid-report', message, { where: issue?.path.map(String).join('.') ?? '' });
  },
} satisfies Format;

/** A runner of GitHub Actions that prints the report reads `##[name]` as a command; in JSON it can be written otherwise. */
const commandless = (content: string): string => content.replaceAll('##[', '#\\u0023[');
