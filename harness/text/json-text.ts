/** Indented, ends with a newline. What is undefined is left out. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
