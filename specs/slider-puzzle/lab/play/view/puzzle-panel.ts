/** Which board: shuffled, one of the examples, from a file, with tiles exchanged, or typed. */
import { type ComponentChildren, h } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { formatTiles } from '../../../../../reference/puzzle/tiles.ts';
import { openFile } from '../files.ts';
import type { Action } from '../reduce.ts';
import { puzzleOf, type Sample } from '../samples.ts';
import { type Kind, nearMoves, shuffled } from '../shuffle.ts';
import type { Puzzle, State } from '../state.ts';
import { playMessages as words } from '../messages/page.ts';
import { ActionButton, Select } from './field.ts';
import { TextPanel } from './text-panel.ts';
import { defined } from '../../../../../harness/text/at.ts';

export interface PuzzlePanelProps {
  readonly state: State;
  readonly samples: readonly Sample[];
  readonly send: (action: Action) => void;
}

export const PuzzlePanel = ({ state, samples, send }: PuzzlePanelProps): ComponentChildren =>
  h(
    'section',
    { class: 'panel', 'aria-labelledby': 'puzzle' },
    h('h2', { id: 'puzzle' }, words.puzzle()),
    h(Shuffle, { send }),
    h(
      'div',
      { class: 'entries' },
      h(Select, {
        label: words.sample(),
        value: samples.find((sample) => isSample(sample, state.puzzle))?.name ?? '',
        options: [{ value: '', text: words.choose(), isOpen: false }, ...samples.map(sampleOption)],
        onChoose: (name) => {
          const sample = samples.find((one) => one.name === name);
          if (sample !== undefined) send({ kind: 'pose', puzzle: puzzleOf(sample) });
        },
      }),
      h(OpenFile, { send }),
    ),
    state.problem !== null &&
      h('p', { class: 'problem', role: 'alert' }, h('strong', null, state.problem.where), ' ', state.problem.message),
    h(TextPanel, { state, send }),
  );

/** A file of one's own may have the name of an example. */
const isSample = ({ name, text }: Sample, { name: known, tiles }: Puzzle): boolean =>
  name === known && text === formatTiles(tiles);

const sampleOption = ({ name, moves }: Sample) => ({
  value: name,
  text: moves === null ? words.sampleUnsolvable({ name }) : words.sampleMoves({ name, count: moves }),
});

const Shuffle = ({ send }: Pick<PuzzlePanelProps, 'send'>): ComponentChildren => {
  const [size, setSize] = useState(3);
  const [kind, setKind] = useState<Kind>('solvable');
  return h(
    'div',
    { class: 'entries' },
    h(Select, {
      label: words.size(),
      value: String(size),
      options: [2, 3, 4, 5].map((n) => ({ value: String(n), text: words.bySize({ n }) })),
      onChoose: (value) => {
        setSize(Number(value));
      },
    }),
    h(Select, {
      label: words.kind(),
      value: kind,
      options: kinds.map((one) => ({ value: one, text: kindTexts[one]() })),
      onChoose: (value) => {
        setKind(
          defined(
            kinds.find((one) => one === value),
            value,
          ),
        );
      },
    }),
    h(
      ActionButton,
      {
        onClick: () => {
          send({ kind: 'pose', puzzle: { name: null, tiles: shuffled[kind](size) } });
        },
      },
      words.shuffle(),
    ),
  );
};

const kindTexts: Readonly<Record<Kind, () => string>> = {
  solvable: words.kindSolvable,
  any: words.kindAny,
  near: () => words.kindNear({ moves: nearMoves }),
};
const kinds = Object.keys(kindTexts) as readonly Kind[];

/** The browser's own file control is hidden behind a button that looks like the others. */
const OpenFile = ({ send }: Pick<PuzzlePanelProps, 'send'>): ComponentChildren => {
  const input = useRef<HTMLInputElement>(null);
  return h(
    'div',
    { class: 'open' },
    h('input', {
      ref: input,
      type: 'file',
      hidden: true,
      accept: '.txt,text/plain',
      onChange: (event: Event) => {
        const control = event.target as HTMLInputElement;
        const [file] = control.files ?? [];
        if (file !== undefined) void openFile(file).then(send);
        control.value = '';
      },
    }),
    h(ActionButton, { onClick: () => input.current?.click() }, words.open()),
    h('span', { class: 'soft' }, words.openHint()),
  );
};
