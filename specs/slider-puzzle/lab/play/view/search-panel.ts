/** How the board is to be solved. */
import { type ComponentChildren, h } from 'preact';
import { heuristicNames } from '../../../../../reference/oracle/heuristics/heuristic.ts';
import { methodNamed } from '../../../../../reference/lab/methods/index.ts';
import { heuristicOffers, methodOffers, type Offer, possible, titleOf } from '../choices.ts';
import type { Action } from '../reduce.ts';
import type { State } from '../state.ts';
import { playMessages as words } from '../messages/page.ts';
import { Select } from './field.ts';
import { at } from '../../../../../harness/text/at.ts';
import { capital } from '../../../../../harness/text/capital.ts';

interface SearchPanelProps {
  readonly state: State;
  readonly n: number;
  readonly send: (action: Action) => void;
}

export const SearchPanel = ({ state, n, send }: SearchPanelProps): ComponentChildren => {
  const { method: name, heuristic, weight } = possible(state.choice, n);
  const method = methodNamed(name);
  const heuristics = heuristicOffers(method, n);
  return h(
    'section',
    { class: 'panel', 'aria-labelledby': 'search' },
    h('h2', { id: 'search' }, words.search()),
    h(
      'div',
      { class: 'entries' },
      h(Select, {
        label: words.method(),
        value: name,
        options: methodOffers(n).map(optionOf),
        onChoose: (method) => {
          send({ kind: 'choose', choice: { method } });
        },
      }),
      heuristics.length > 1 &&
        h(Select, {
          label: words.heuristic(),
          value: heuristic ?? at(heuristics, 0).name,
          options: heuristics.map(optionOf),
          onChoose: (value) => {
            const chosen = heuristicNames.find((one) => one === value) ?? null;
            send({ kind: 'choose', choice: { heuristic: chosen } });
          },
        }),
      name === 'a-star' && h(Weight, { weight, send }),
    ),
    h('p', { class: 'soft' }, `${capital(method.summary)}.`),
  );
};

const optionOf = ({ name, whyNot }: Offer<string>) => ({
  value: name,
  text: whyNot === null ? titleOf(name) : `${titleOf(name)} (${whyNot})`,
  isOpen: whyNot === null,
});

const Weight = ({
  weight,
  send,
}: {
  readonly weight: number;
  readonly send: SearchPanelProps['send'];
}): ComponentChildren =>
  h(Select, {
    label: words.weight(),
    value: String(weight),
    options: [1, 1.5, 2, 3, 5, 10].map((one) => ({ value: String(one), text: String(one) })),
    onChoose: (value) => {
      send({ kind: 'choose', choice: { weight: Number(value) } });
    },
  });
