/** Text that others wrote, as the page shows it: clean, in its own reading direction, and short. */
import type { VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';

export interface ShownText {
  readonly text: string;
  /** Where `text` is cut: all of it. */
  readonly whole: string | null;
}

/** Isolated, so that its reading direction changes nothing around it. */
export const drawText = ({ text, whole }: ShownText): VNode =>
  element('bdi', whole === null ? null : { title: whole }, text);

/** What a clean text is cut to, in the middle: names differ at both ends. */
export const shortened = (clean: string, mostCharacters: number): ShownText => {
  const characters = Array.from(clean);
  if (characters.length <= mostCharacters) return { text: clean, whole: null };
  const kept = mostCharacters - 1;
  const head = characters.slice(0, Math.ceil(kept / 2));
  const tail = characters.slice(characters.length - Math.floor(kept / 2));
  return { text: `${head.join('')}…${tail.join('')}`, whole: clean };
};
