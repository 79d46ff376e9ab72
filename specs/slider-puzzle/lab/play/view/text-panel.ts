/** The board in the format of the puzzle files, to be copied or typed. */
import { type ComponentChildren, h } from 'preact';
import { useState } from 'preact/hooks';
import { formatTiles, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { openText } from '../files.ts';
import type { Action } from '../reduce.ts';
import { boardOf, type State } from '../state.ts';
import { playMessages as words } from '../messages/page.ts';
import { ActionButton } from './field.ts';

interface TextPanelProps {
  readonly state: State;
  readonly send: (action: Action) => void;
}

/** What is typed stays until it is used, or another board is there. */
export const TextPanel = ({ state, send }: TextPanelProps): ComponentChildren => {
  const [isOpen, setOpen] = useState(false);
  const onToggle = (event: Event): void => {
    setOpen((event.target as HTMLDetailsElement).open);
  };
  return h(
    'details',
    { open: isOpen, onToggle },
    h('summary', null, words.asText()),
    isOpen && h(Typed, { board: boardOf(state), isPlaying: state.isPlaying, send }),
  );
};

interface TypedProps {
  readonly board: Tiles;
  readonly isPlaying: boolean;
  readonly send: TextPanelProps['send'];
}

const Typed = ({ board, isPlaying, send }: TypedProps): ComponentChildren => {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: Tiles } | null>(null);
  // While moves are shown, a large board would be rewritten many times a second.
  const standing = isPlaying ? '' : formatTiles(board);
  const text = draft?.of === board ? draft.text : standing;
  const onInput = (event: Event): void => {
    setDraft({ text: (event.target as HTMLTextAreaElement).value, of: board });
  };
  const onClick = (): void => {
    send(openText(text));
  };
  const rows = Math.min(board.length + 2, 8);
  const labels = { 'aria-label': words.asText(), 'aria-describedby': 'text-hint' };
  return h(
    'div',
    { class: 'text' },
    h('textarea', { class: 'mono', rows, spellcheck: false, value: text, ...labels, onInput }),
    h('p', { id: 'text-hint', class: 'soft' }, words.asTextHint()),
    h(ActionButton, { onClick }, words.useText()),
  );
};
