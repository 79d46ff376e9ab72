/** Reads the fields of a subject's object without running its code: own data properties, and #private fields. */

/** Names and values in turns; made by the probe, of functions of the subject's realm. */
export type FieldsOf = (object: object) => Readonly<Record<number, unknown>> & { readonly length: number };

const none: FieldsOf = () => [];

/** Of the realm that is running. */
let read = none;

export const useFields = (ofRealm: FieldsOf = none): void => {
  read = ofRealm;
};

export type Field = readonly [name: string, value: unknown];

/** The fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Field[] => {
  if (typeof value !== 'object' || value === null) return [];
  const found = read(value);
  const fields: Field[] = [];
  for (let i = 0; i < found.length; i += 2) fields.push([String(found[i]), found[i + 1]]);
  return fields;
};
