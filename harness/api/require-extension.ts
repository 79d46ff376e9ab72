/** What a course gives to `extend` is looked over at once: a misspelt part would be left out in silence. */
import { usageError, type GraderError } from '../contracts/errors.ts';
import { suggestion } from '../text/suggest.ts';
import type { Extension } from './extension.ts';

const known: Readonly<Record<keyof Extension, true>> = {
  id: true,
  title: true,
  checks: true,
  sections: true,
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
  const { checks, sections, settings, weights, schema } = extension;
  const isListOrFunction = Array.isArray(checks) || typeof checks === 'function';
  require(checks, isListOrFunction, '`checks` in `extend` must be a list of checks, or a function that gives one.');
  require(sections, Array.isArray(sections), '`sections` in `extend` must be a list of sections.');
  require(settings, typeof settings ===
    'function', '`settings` in `extend` must be a function that gives what the base is prepared with.');
  require(weights, isObject(weights), '`weights` in `extend` must be an object with the points of sections.');
  require(schema, isObject(schema) &&
    !('_zod' in schema), '`schema` in `extend` must be an object with a schema for each key, and no schema itself.');
};

const require = (part: unknown, isRight: boolean, message: string): void => {
  if (part !== undefined && !isRight) throw wrongExtension(message);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const hasPrepare = (value: unknown): boolean => isObject(value) && typeof value['prepare'] === 'function';
