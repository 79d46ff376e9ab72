import { basename } from 'node:path';

/** The class that a source is named after. */
export const classOfFile = (path: string): string => basename(path).replace(/\.java$/iu, '');
