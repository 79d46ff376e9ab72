/** Where an operator changes a program, and what every operator engine gives. */
export interface Site {
  readonly file: string;
  /** A name of PIT's or Stryker's; the same fault has the same name in both languages. */
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}
