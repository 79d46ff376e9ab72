/** A step of a sequence in words. Texts come as data, since pages have no catalogue of their own. */
import type { Cells } from '../../contracts/shown.ts';
import { changesBetween } from './cells.ts';
import { playerMessages } from './messages.ts';
import { at, defined } from '../../text/at.ts';

/** Texts with `{placeholders}`, as the catalogue has them in the language of the page; for sequences of these frames. */
export const stepTexts = (sequences: readonly (readonly Cells[])[]) => ({
  start: playerMessages.start(),
  exchange: playerMessages.exchange({ a: '{a}', b: '{b}' }),
  /** By the number of cells, since a language may have a form for any of them. */
  changes: Object.fromEntries([...changeCounts(sequences)].map((count) => [count, playerMessages.changes({ count })])),
  nothing: playerMessages.nothing(),
  replaced: playerMessages.replaced(),
  ended: playerMessages.ended({ last: '{last}' }),
  step: playerMessages.step({ step: '{step}', last: '{last}' }),
  told: playerMessages.told({ title: '{title}', what: '{what}' }),
  fault: playerMessages.fault({ step: '{step}', message: '{message}' }),
  play: playerMessages.play(),
  pause: playerMessages.pause(),
});

const changeCounts = (sequences: readonly (readonly Cells[])[]): ReadonlySet<number> =>
  new Set(
    sequences.flatMap((frames) =>
      frames.slice(1).map((cells, index) => changesBetween(at(frames, index), cells)?.length ?? 0),
    ),
  );

export type StepTexts = ReturnType<typeof stepTexts>;

/** Puts values into a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** What happens from the frame before this one to this one. */
export const tellStep = (texts: StepTexts, frames: readonly Cells[], index: number): string => {
  const [before, after] = [frames[index - 1], frames[index]];
  if (index === 0 || before === undefined || after === undefined) return texts.start;
  const changes = changesBetween(before, after);
  if (changes === null) return texts.replaced;
  const [first, second] = changes;
  if (first === undefined) return texts.nothing;
  const exchanged =
    second !== undefined &&
    changes.length === 2 &&
    before[first.row]?.[first.column] === second.text &&
    before[second.row]?.[second.column] === first.text;
  if (!exchanged) return defined(texts.changes[changes.length], `missing changes ${String(changes.length)}`);
  const [a, b] = first.text === '0' ? [second.text, first.text] : [first.text, second.text];
  return fill(texts.exchange, { a, b });
};
