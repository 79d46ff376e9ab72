/** The board in the format of the puzzle files, to be copied or typed. */
import { type ComponentChildren, h } from 'preact';
import { useState } from 'preact/hooks';
import { formatTiles } from '../../../../reference/tiles.ts';
import { openText } from '../files.ts';
import type { Action } from '../reduce.ts';
import { boardOf, type State } from '../state.ts';
import { playWords as words } from '../words/page.ts';
import { ActionButton } from './field.ts';

interface TextPanelProps {
  readonly state: State;
  readonly send: (action: Action) => void;
}

/** What is typed stays until it is used, or another board is there. */
export const TextPanel = ({ state, send }: TextPanelProps): ComponentChildren => {
  const [isOpen, setOpen] = useState(false);
  const board = boardOf(state);
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: typeof board } | null>(null);
  const text = isOpen ? (draft?.of === board ? draft.text : formatTiles(board)) : '';
  return h(
    'details',
    {
      open: isOpen,
      onToggle: (event: Event) => {
        setOpen((event.target as HTMLDetailsElement).open);
      },
    },
    h('summary', null, words.asText()),
    h(
      'div',
      { class: 'text' },
      h('textarea', {
        id: 'text',
        class: 'mono',
        rows: Math.min(board.length + 2, 8),
        spellcheck: false,
        value: text,
        'aria-label': words.asText(),
        'aria-describedby': 'text-hint',
        onInput: (event: Event) => {
          setDraft({ text: (event.target as HTMLTextAreaElement).value, of: board });
        },
      }),
      h('p', { id: 'text-hint', class: 'soft' }, words.asTextHint()),
      h(
        ActionButton,
        {
          onClick: () => {
            send(openText(text));
          },
        },
        words.useText(),
      ),
    ),
  );
};
