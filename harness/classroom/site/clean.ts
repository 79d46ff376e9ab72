/** The cleaner at this page's border. */
import type { VNode } from 'preact';
import { sanitizeText } from '../../text/sanitize.ts';
import { drawText, shortened, type ShownText } from './shown-text.ts';

/** Longer texts end in `…` even where all of a text is shown. */
const mostCharacters = 10_000;

export const cleanText = (text: string): string => sanitizeText(text, mostCharacters);

/** A name, a file, a title: one that is longer is cut in the middle. */
export const shownText = (text: string, most = 60): ShownText => shortened(cleanText(text), most);

/** The same, as an element. */
export const drawShown = (text: string, most = 60): VNode => drawText(shownText(text, most));

/** A reason or a note, whose sentences may be on lines of their own. */
export const drawSentence = (text: string): VNode => drawShown(text.replace(/\s+/g, ' '), 400);
