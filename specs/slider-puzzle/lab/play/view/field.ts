/** A labelled control. */
import { type ComponentChildren, h } from 'preact';

export interface Option {
  readonly value: string;
  readonly text: string;
  readonly isOpen?: boolean;
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
}

export const Select = ({ label, value, options, onChoose }: SelectProps): ComponentChildren =>
  h(
    'label',
    { class: 'entry' },
    h('span', null, label),
    h(
      'select',
      {
        value,
        onChange: (event: Event) => {
          onChoose((event.target as HTMLSelectElement).value);
        },
      },
      options.map((option) =>
        h('option', { key: option.value, value: option.value, disabled: option.isOpen === false }, option.text),
      ),
    ),
  );

interface ActionButtonProps {
  readonly onClick: () => void;
  readonly class?: string;
  readonly pressed?: boolean;
  readonly children?: ComponentChildren;
}

export const ActionButton = ({ onClick, class: name = '', pressed, children }: ActionButtonProps): ComponentChildren =>
  h('button', { type: 'button', class: name, 'aria-pressed': pressed, onClick }, children);
