import { z } from 'zod';

/** Where an operator changes a program, and what every operator engine gives. */
export const site = z.strictObject({
  file: z.string(),
  /** A name of PIT's or Stryker's; the same fault has the same name in both languages. */
  operator: z.string(),
  start: z.int(),
  end: z.int(),
  replacement: z.string(),
});
export type Site = Readonly<z.infer<typeof site>>;
