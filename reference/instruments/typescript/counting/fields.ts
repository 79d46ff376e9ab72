/** Reads the fields of a subject's object without running its code: own data properties, and #private fields. */

/** Made by the probe, of functions of the subject's realm. */
export interface Fields {
  /** Names and values in turns. */
  readonly fieldsOf: (object: object) => Readonly<Record<number, unknown>> & { readonly length: number };
  /** The value that ranks highest, from 0 on; undefined when there is none. */
  readonly fieldWhere: (object: object, rank: (value: unknown) => number) => unknown;
}

const none: Fields = { fieldsOf: () => [], fieldWhere: () => undefined };

/** Of the realm that is running. */
let read = none;

export const useFields = (ofRealm: Fields = none): void => {
  read = ofRealm;
};

export type Field = readonly [name: string, value: unknown];

/** The fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Field[] => {
  if (typeof value !== 'object' || value === null) return [];
  const found = read.fieldsOf(value);
  const fields: Field[] = [];
  for (let i = 0; i < found.length; i += 2) fields.push([String(found[i]), found[i + 1]]);
  return fields;
};

/** The field of an object that ranks highest, from 0 on; null when there is none. */
export const fieldWhere = (value: unknown, rank: (value: unknown) => number): unknown =>
  typeof value === 'object' && value !== null ? (read.fieldWhere(value, rank) ?? null) : null;
