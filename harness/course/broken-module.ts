/** What code of a course's module threw, as an error of the module. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { GraderError, usageError } from '../contracts/errors.ts';
import { errorMessage } from '../text/error-message.ts';
import { placeInModule, placeOfText } from './place-in-module.ts';

/** An error that code of the course threw, with the place in its file; what the library says of its use, in its own words. */
export const brokenModule = (file: string, what: string, cause: unknown): Error => {
  if (cause instanceof GraderError) {
    const { code, where, remedy } = cause;
    const place = where ?? placeOrName(file, cause);
    return usageError(code, cause.message, { where: place, remedy: remedy ?? undefined, cause });
  }
  const message = messageOf(cause).replace(/ imported from .*|\.$/, '');
  return usageError('broken-course-module', `${what}: ${message}.`, {
    where: placeInModule(file, cause),
    remedy: remedyFor(message) ?? 'Fix the module; nothing has been graded.',
    cause,
  });
};

/** What a function of the module gave has no place: it is near the part that the message names last, as `memory.factor`. */
const placeOrName = (file: string, cause: GraderError): string => {
  const place = placeInModule(file, cause);
  if (place !== file) return place;
  const named = [...cause.message.matchAll(/["`](?:[\w.]+\.)?(\w+)["`]/g)].map(([, name = '']) =>
    placeOfText(file, name),
  );
  return named.findLast((one) => one !== file) ?? file;
};

/** The message of a schema is JSON. */
const messageOf = (cause: unknown): string =>
  cause instanceof z.core.$ZodError
    ? cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    : errorMessage(cause);

const remedyFor = (message: string): string | null => {
  const [, kind, missing = ''] = /^Cannot find (package|module) '(.+)'$/.exec(message) ?? [];
  if (kind === 'package') return `Install it beside the module (npm install ${missing}), or do without it.`;
  const found = ['.ts', '.js'].map((ending) => missing.replace(/\.js$/, '') + ending).find((path) => existsSync(path));
  return kind === undefined || found === undefined ? null : `Import the file by its whole name: ${basename(found)}`;
};
