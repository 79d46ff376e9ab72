/** `+7.14`, `-7.14` or `0.00`. */
export const signed = (points: number): string => `${points > 0 ? '+' : ''}${points.toFixed(2)}`;
