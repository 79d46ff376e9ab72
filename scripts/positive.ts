import { InvalidArgumentError } from 'commander';

/** The value of an option of a maintainers' command. @throws {InvalidArgumentError} that commander tells with the option */
export function positive(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is a number from 1.');
}
