/** The result of `npm run attacks` as a table of 80 columns. */
import type { Tried } from './contain.ts';
import { outcomeMessages } from './outcome.ts';

const widths = { name: 36, catalogue: 14, outcome: 20 } as const;

export const tableLines = (results: readonly Tried[]): string[] => [
  row('attack', 'catalogue', 'outcome', 'seconds'),
  '─'.repeat(80),
  ...results.map(({ attack, seconds, faults }) => {
    const outcome = faults.length === 0 ? outcomeMessages(attack) : 'NOT CONTAINED';
    return row(attack.name, attack.catalogue.join(' '), outcome, seconds.toFixed(1));
  }),
];

const row = (name: string, catalogue: string, outcome: string, seconds: string): string =>
  [cell(name, widths.name), cell(catalogue, widths.catalogue), cell(outcome, widths.outcome), seconds.padStart(7)].join(
    ' ',
  );

const cell = (text: string, width: number): string =>
  (text.length > width ? `${text.slice(0, width - 1)}…` : text).padEnd(width);
