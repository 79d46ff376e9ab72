/** Weights as fractions of whole numbers, so that priorities are exact. */
import { MethodError } from '../methods/method.ts';

/** The weight is numerator / denominator; priorities are denominator x moves + numerator x heuristic. */
export interface Weight {
  readonly numerator: number;
  readonly denominator: number;
}

/** @throws {MethodError} unless the weight is from 1 to 100 and has at most two decimals. */
export const weightOf = (weight: number): Weight => {
  const hundredths = Math.round(100 * weight);
  if (!(weight >= 1 && weight <= 100) || Math.abs(hundredths - 100 * weight) > 1e-6) {
    throw new MethodError(
      `A weight is a number from 1 to 100 with at most two decimals; this one is ${String(weight)}.`,
      'With 1, solutions are shortest ones; 1.5 to 5 find longer ones faster.',
    );
  }
  const divisor = gcd(hundredths, 100);
  return { numerator: hundredths / divisor, denominator: 100 / divisor };
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
