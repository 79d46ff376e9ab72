/** Points as reports show them, to hundredths: `3.50`. */
export const fixed = (points: number): string => points.toFixed(2);

/** In whole hundredths, as the points of checks are: what binary fractions add up to is a little off. */
export const sumOf = (all: readonly { readonly points: number }[]): number =>
  all.reduce((sum, { points }) => sum + Math.round(points * 100), 0) / 100;

/** With its sign: `+7.14`, `-7.14` or `0.00`. */
export const signed = (points: number): string => `${points > 0 ? '+' : ''}${fixed(points)}`;

export const grouped = (count: number): string => count.toLocaleString('en');
