import { describe, expect, it } from 'vitest';
import { powerFit, quadraticFit } from './fit.ts';

const sizes = [2, 3, 4, 8, 12, 16, 20, 37, 72, 120];

describe('quadraticFit', () => {
  it('finds the coefficients of an exact curve', () => {
    const fit = quadraticFit(sizes.map((n) => [n, 4 * n * n + 32 * n + 48]));
    expect([fit?.a, fit?.b, fit?.c].map((one) => one?.toFixed(6))).toEqual(['4.000000', '32.000000', '48.000000']);
    expect(fit?.rSquared).toBeCloseTo(1, 12);
  });

  it('says less about scattered points', () => {
    const fit = quadraticFit(sizes.map((n, index) => [n, index % 2 === 0 ? 1_000 : 10]));
    expect(fit?.rSquared).toBeLessThan(0.5);
  });

  it('needs four points', () => {
    expect(
      quadraticFit([
        [1, 1],
        [2, 2],
        [3, 3],
      ]),
    ).toBeNull();
  });
});

describe('powerFit', () => {
  it('finds the exponent of an exact law', () => {
    const fit = powerFit([16, 32, 64, 127].map((n) => [n, 7 * n ** 2.5]));
    expect(fit?.exponent).toBeCloseTo(2.5, 9);
    expect(fit?.standardError).toBeCloseTo(0, 9);
  });

  it('is less sure of scattered points', () => {
    const fit = powerFit([
      [16, 256],
      [32, 2_048],
      [64, 3_000],
      [127, 30_000],
    ]);
    expect(fit?.standardError).toBeGreaterThan(0.2);
  });
});
