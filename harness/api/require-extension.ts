/** What a course gives to `extend` is looked over at once: a misspelt part would be left out in silence. */
import { usageError, type GraderError } from '../contracts/errors.ts';
import { suggestion } from '../text/suggest.ts';
import type { Extension } from './extension.ts';

const known: Readonly<Record<keyof Extension, true>> = {
  id: true,
  title: true,
  checks: true,
  weights: true,
  settings: true,
  schema: true,
};
const names = Object.keys(known);

/** For what is not as documented; whoever loads the module adds the place. */
export const wrongExtension = (
  message: string,
  remedy = 'docs/assignments.md lists what `extend` takes.',
): GraderError => usageError('wrong-course-module', message, { remedy });

/** @throws {GraderError} for a base that is no assignment, and for a part that is unknown or of the wrong kind */
export const requireExtension = (base: unknown, extension: unknown): void => {
  if (!hasPrepare(base)) throw wrongExtension('What `extend` is to extend is not an assignment.');
  if (!isObject(extension)) throw wrongExtension('`extend` takes an object with what is added as its second argument.');
  const unknown = Object.keys(extension).find((key) => !names.includes(key));
  if (unknown !== undefined) throw wrongExtension(`\`extend\` takes no "${unknown}".`, suggestion(unknown, names));
  const { checks, settings, weights, schema } = extension;
  if (checks !== undefined && !Array.isArray(checks) && typeof checks !== 'function') {
    throw wrongExtension('`checks` in `extend` must be a list of checks, or a function that gives one.');
  }
  if (settings !== undefined && typeof settings !== 'function') {
    throw wrongExtension('`settings` in `extend` must be a function that gives what the base is prepared with.');
  }
  if (weights !== undefined && !isObject(weights)) {
    throw wrongExtension('`weights` in `extend` must be an object with the points of sections.');
  }
  if (schema !== undefined && (!isObject(schema) || '_zod' in schema)) {
    throw wrongExtension('`schema` in `extend` must be an object with a schema for each key, and no schema itself.');
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const hasPrepare = (value: unknown): boolean => isObject(value) && typeof value['prepare'] === 'function';
