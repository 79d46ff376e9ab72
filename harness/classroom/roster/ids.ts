/** Ids of students compared, as platforms, spreadsheets and people write them. */

/** A whole e-mail address is one person's, whatever name they go by where it is written. */
export const isAddress = (key: string): boolean => /.@./.test(key);

export const isNumber = (key: string): boolean => /^\d+$/.test(key);

/** Spreadsheets drop zeros at the beginning. Null for what is no number. */
export const withoutZeros = (id: string | null | undefined): string | null =>
  /^#?0*(\d+)$/.exec(id?.trim() ?? '')?.[1] ?? null;
