/** How to ask what a check measures. */
import { wrapAround } from '../../text/wrap.ts';
import type { CheckStyle } from './checks.ts';
import { textMessages } from './messages.ts';

export const explainLines = (check: string, { width, paint, explainOptions = '' }: CheckStyle): string[] =>
  wrapAround(`grade explain ${check}${explainOptions}`, (command) => textMessages.explain({ command }), width).map(
    paint.faint,
  );
