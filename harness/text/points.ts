/** Points as reports show them, to hundredths: `3.50`. */
export const fixed = (points: number): string => points.toFixed(2);

/** With its sign: `+7.14`, `-7.14` or `0.00`. */
export const signed = (points: number): string => `${points > 0 ? '+' : ''}${fixed(points)}`;
