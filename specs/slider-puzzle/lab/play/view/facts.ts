/** Figures of the board as it stands, and of the player's moves. */
import { type ComponentChildren, h } from 'preact';
import { isSolvable } from '../../../../../reference/puzzle/parity.ts';
import { hamming, manhattan, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import type { State } from '../state.ts';
import { localeTag } from '../../../../../harness/messages/messages.ts';
import { playMessages as words } from '../messages/page.ts';
import { fewestText } from './banner.ts';

export const Facts = ({ state, tiles }: { readonly state: State; readonly tiles: Tiles }): ComponentChildren => {
  const { route, at, editing, fewest } = state;
  const best = fewestText(fewest);
  return h(
    'dl',
    { class: 'facts' },
    fact(words.hamming(), hamming(tiles).toLocaleString(localeTag())),
    fact(words.manhattan(), manhattan(tiles).toLocaleString(localeTag())),
    editing !== null && fact('', isSolvable(tiles) ? words.isSolvable() : words.isUnsolvable()),
    route.by === 'player' && route.length > 0 && fact(words.yourMoves(), String(at)),
    best !== null && fact(words.fewest(), best),
  );
};

const fact = (name: string, value: string): ComponentChildren =>
  h('div', null, name !== '' && h('dt', null, name), h('dd', null, value));
