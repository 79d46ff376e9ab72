/** Values of options, checked as they are read. */
import { InvalidArgumentError, Option } from 'commander';
import { type Assignment, broughtBy } from '../contracts/assignment.ts';
import { audience } from '../contracts/report.ts';

/** A parser for whole numbers from `least` to `most`. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };

const decimal =
  (isRight: (value: number) => boolean, wanted: string) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+(?:\.\d+)?$/.test(text) && isRight(value)) return value;
    throw new InvalidArgumentError(`It must be a number ${wanted}.`);
  };

/** A score: 0 to 100, decimals allowed. */
export const scoreValue = decimal((value) => value <= 100, 'from 0 to 100');

/** What an assignment is worth. */
export const pointsValue = decimal((value) => value > 0, 'above 0');

/** For whom a report is made; for students when nothing is said. */
export const audienceOption = (): Option =>
  new Option('--audience <who>', 'student (default), or staff: also what is hidden from students').choices(
    audience.options,
  );

/** For options that may be given more than once. */
export const collect = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

/** The same for ids, which have no commas. */
export const collectIds = (text: string, before?: readonly string[]): readonly string[] => {
  if (!text.includes(',')) return collect(text, before);
  const each = text.split(',').map((id) => `--only ${id.trim()}`);
  throw new InvalidArgumentError(`Repeat the option: ${each.join(' ')}`);
};

/** What assignments bring, once each: `--key <value>` with the key in kebab case, which commander reads as the key again. */
export const settingOptions = (
  assignments: readonly Assignment[],
): readonly { readonly flags: string; readonly description: string }[] => {
  const options = assignments.flatMap((one) => broughtBy(one).options);
  return [...new Map(options.map((option) => [option.key, option])).values()].map(({ key, argument, description }) => ({
    flags: `--${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${argument}`,
    description,
  }));
};
