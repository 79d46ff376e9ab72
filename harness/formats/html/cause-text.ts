/** What a cause is called, in the ledger and where it is told. */
import type { Cause } from '../../report/causes.ts';
import { shorten } from './parts.ts';
import type { View } from './view.ts';
import { causeMessages } from './messages.ts';

const mostCharacters = 400;

export const causeText = (view: View, { kind, text, place }: Cause): string => {
  const most = Math.min(mostCharacters, view.limits.characters);
  if (kind === 'taken-back') return causeMessages.takenBack({ check: shorten(view.check(text)?.title ?? text, most) });
  if (kind !== 'exception' || place === null) return shorten(text, most);
  return causeMessages.exception({ text: shorten(text, most), place: shorten(place, most) });
};
