/** Points as reports show them, to hundredths: `3.50`. */
export const fixed = (points: number): string => points.toFixed(2);
