/** Colours by meaning. Without colour every function gives its text back, so nothing may be said by colour alone. */
import { styleText } from 'node:util';
import type { Verdict } from '../contracts/report.ts';

type Painter = (text: string) => string;

export interface Paint {
  readonly good: Painter;
  readonly bad: Painter;
  readonly warning: Painter;
  readonly heading: Painter;
  readonly faint: Painter;
  readonly verdict: (verdict: Verdict, text: string) => string;
}

/** How text is laid out in a terminal. */
export interface TextStyle {
  readonly width: number;
  readonly paint: Paint;
}

type Style = Parameters<typeof styleText>[0];

export const makePaint = (color: boolean): Paint => {
  const painter =
    (style: Style): Painter =>
    (text) =>
      color ? styleText(style, text, { validateStream: false }) : text;
  const [good, bad, warning] = [painter('green'), painter('red'), painter('yellow')];
  return {
    good,
    bad,
    warning,
    heading: painter('bold'),
    faint: painter('dim'),
    verdict: (verdict, text) => (verdict === 'passed' ? good : verdict === 'skipped' ? warning : bad)(text),
  };
};
