/** Values of options, checked as they are read. */
import { InvalidArgumentError, Option } from 'commander';
import { audience } from '../report/schema.ts';
import { audienceWords } from '../report/words/audience.ts';
import { errorWords } from './words/errors.ts';

/** A parser for whole numbers from `least` to `most`. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(errorWords.wholeNumber({ least: String(least), most: String(most) }));
  };

/** A score: 0 to 100, decimals allowed. */
export const scoreValue = (text: string): number => {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && value <= 100) return value;
  throw new InvalidArgumentError(errorWords.score());
};

/** For whom a report is made; for students when nothing is said. */
export const audienceOption = (): Option =>
  new Option('--audience <who>', audienceWords.option()).choices(audience.options);

/** For options that may be given more than once. */
export const collect = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];
