/**
 * Reads the fields of a subject's object without running its code: own data properties, and #private fields through
 * readers that the transpiler puts into every class that has some.
 */

/** Calls `see(name, value)` for each #private field that the object has. */
export type FieldReader = (object: object, see: (name: string, value: unknown) => void) => void;

/** Of the realm that is running. */
let readers: FieldReader[] = [];

/** Called by the subject's classes as they are defined. */
export const registerFields = (reader: unknown): void => {
  if (typeof reader === 'function' && readers.length < 1_000) readers.push(reader as FieldReader);
};

export const useFields = (ofRealm: FieldReader[]): void => {
  readers = ofRealm;
};

export type Field = readonly [name: string, value: unknown];

/** The fields of an object; none for anything else, and for an object that defends itself (a proxy that throws). */
export const fieldsOf = (value: unknown): Field[] => {
  if (typeof value !== 'object' || value === null) return [];
  const fields: Field[] = [];
  try {
    for (const key of Reflect.ownKeys(value)) {
      const property = Reflect.getOwnPropertyDescriptor(value, key);
      if (property !== undefined && 'value' in property) fields.push([String(key), property.value]);
    }
    for (const reader of readers) reader(value, (name, field) => fields.push([name, field]));
  } catch {
    // What was read so far is what there is.
  }
  return fields;
};
