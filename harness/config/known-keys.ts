/** Keys that a schema of settings knows, and which of them was probably meant. */
import { z } from 'zod';
import { nearest, suggestion } from '../text/suggest.ts';

/** Instead of a key that is not among the settings at this path: one beside it, or the same in another place. */
export const suggestedKey = (schema: z.ZodType, path: readonly string[], key: string): string => {
  const known = keysAt(schema, path);
  const places = nearest(key, known) === null ? allPaths(schema).filter((one) => one.at(-1) === key) : [];
  const named = places.map((place) => `"${place.join('.')}"`);
  return named.length === 0 ? suggestion(key, known) : `Did you mean ${named.join(' or ')}?`;
};

const allPaths = (schema: z.ZodType, path: readonly string[] = []): readonly (readonly string[])[] =>
  keysAt(schema, path).flatMap((key) => [[...path, key], ...allPaths(schema, [...path, key])]);

/** None where the schema has no list of settings. */
const keysAt = (schema: z.ZodType, path: readonly string[]): string[] => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return keysAt(schema.unwrap() as z.ZodType, path);
  const [key, ...rest] = path;
  // Settings for whatever key.
  if (schema instanceof z.ZodRecord && key !== undefined) return keysAt(schema.valueType as z.ZodType, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  const shape = schema.shape as Readonly<Record<string, z.ZodType>>;
  if (key === undefined) return Object.keys(shape);
  const below = Object.hasOwn(shape, key) ? shape[key] : undefined;
  return below === undefined ? [] : keysAt(below, rest);
};
