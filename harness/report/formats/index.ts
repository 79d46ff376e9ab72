/** The registry of formats: a new one is one file and one line here. */
import type { Format } from './format.ts';
import { json } from './json.ts';
import { text } from './text.ts';

export const formats: readonly Format[] = [json, text];
