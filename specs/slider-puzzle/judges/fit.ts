/** Curves through measured values. */
import { PolynomialRegression } from 'ml-regression-polynomial';
import { at } from '../../../reference/puzzle/at.ts';

export interface Quadratic {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** Share of the variance that the curve explains. */
  readonly rSquared: number;
}

/** The least-squares curve a n^2 + b n + c. Null for fewer than four points. */
export const quadraticFit = (points: readonly (readonly [n: number, value: number])[]): Quadratic | null => {
  if (points.length < 4) return null;
  const [x, y] = columns(points);
  const curve = new PolynomialRegression(x, y, 2);
  const coefficient = (power: number): number => at(curve.coefficients, power);
  return { a: coefficient(2), b: coefficient(1), c: coefficient(0), rSquared: curve.score(x, y).r2 };
};

export interface PowerLaw {
  readonly exponent: number;
  /** Standard error of the exponent, from the scatter of the points about the line. */
  readonly standardError: number;
}

/** The exponent k of value = constant x n^k: the slope of a straight line in logarithms. Null for fewer than three. */
export const powerFit = (points: readonly (readonly [n: number, value: number])[]): PowerLaw | null => {
  if (points.length < 3) return null;
  const [x, y] = columns(points.map(([n, value]) => [Math.log(n), Math.log(value)] as const));
  const line = new PolynomialRegression(x, y, 1);
  const mean = x.reduce((sum, one) => sum + one, 0) / x.length;
  const spread = x.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const scatter = x.reduce((sum, one, index) => sum + (at(y, index) - line.predict(one)) ** 2, 0);
  return {
    exponent: at(line.coefficients, 1),
    standardError: Math.sqrt(scatter / (points.length - 2) / spread),
  };
};

const columns = (points: readonly (readonly [number, number])[]): [number[], number[]] => [
  points.map(([x]) => x),
  points.map(([, y]) => y),
];
