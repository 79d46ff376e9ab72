/** Colours by meaning. Without colour every function gives its text back, so nothing may be said by colour alone. */
import { styleText } from 'node:util';
import type { Verdict } from '../schema.ts';

export interface Paint {
  good(text: string): string;
  bad(text: string): string;
  warning(text: string): string;
  heading(text: string): string;
  faint(text: string): string;
  verdict(verdict: Verdict, text: string): string;
}

type Style = Parameters<typeof styleText>[0];

export const makePaint = (color: boolean): Paint => {
  const with_ =
    (style: Style) =>
    (text: string): string =>
      color ? styleText(style, text, { validateStream: false }) : text;
  const [good, bad, warning] = [with_('green'), with_('red'), with_('yellow')];
  return {
    good,
    bad,
    warning,
    heading: with_('bold'),
    faint: with_('dim'),
    verdict: (verdict, text) => (verdict === 'passed' ? good : verdict === 'skipped' ? warning : bad)(text),
  };
};
