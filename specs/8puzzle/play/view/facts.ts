/** Figures of the board as it stands, and of the player's moves. */
import { type ComponentChildren, h } from 'preact';
import { hamming, isSolvable, manhattan, type Tiles } from '../../../../reference/tiles.ts';
import type { State } from '../state.ts';
import { spokenLanguage } from '../../../../harness/words/words.ts';
import { playWords as words } from '../words/page.ts';
import { fewestText } from './banner.ts';

export const Facts = ({ state, tiles }: { readonly state: State; readonly tiles: Tiles }): ComponentChildren => {
  const { route, at, editing, fewest } = state;
  const best = fewestText(fewest);
  return h(
    'dl',
    { class: 'facts' },
    fact(words.hamming(), hamming(tiles).toLocaleString(spokenLanguage())),
    fact(words.manhattan(), manhattan(tiles).toLocaleString(spokenLanguage())),
    editing !== null && fact('', isSolvable(tiles) ? words.isSolvable() : words.isUnsolvable()),
    route.by === 'player' && route.length > 0 && fact(words.yourMoves(), String(at)),
    best !== null && fact(words.fewest(), best),
  );
};

const fact = (name: string, value: string): ComponentChildren =>
  h('div', null, name !== '' && h('dt', null, name), h('dd', null, value));
