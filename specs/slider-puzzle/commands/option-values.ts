/** Values of options, checked as they are read. */
import { InvalidArgumentError } from 'commander';
import { suggestion } from '../../../harness/text/suggest.ts';

/** A parser for one of these names; for another one it says which was probably meant. */
export const oneOf =
  <Name extends string>(names: readonly Name[]) =>
  (text: string): Name => {
    const found = names.find((name) => name === text);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(suggestion(text, names));
  };

/** A parser for numbers, decimals allowed. */
export const numberFrom =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+(?:\.\d+)?$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a number from ${String(least)} to ${String(most)}.`);
  };

export const wholeNumberFrom =
  (least: number, most: number) =>
  (text: string): number => {
    if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    throw new InvalidArgumentError(`It must be a whole number from ${String(least)} to ${String(most)}.`);
  };
