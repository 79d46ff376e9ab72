/** Is a number less by what is lost where each part of a sum is kept in a byte? On large boards, one part is more than that. */
export const isSumOfCutOff = (value: number, right: number): boolean =>
  right > 127 && value < right && (right - value) % 2 ** 8 === 0;

/** Is a number what a type of one or two bytes, with or without a sign, holds of the right one? */
export const isCutOff = (value: number, right: number): boolean =>
  value !== right &&
  [2 ** 8, 2 ** 16].some((range) => value >= -range / 2 && value < range && (value - right) % range === 0);
