/** The languages that submissions may come in. */
import { java } from './java/index.ts';
import type { Language } from '../contracts/language.ts';
import { typescript } from './typescript/index.ts';

export const languages: readonly Language[] = [java, typescript];
