/** Steps through the moves: buttons, a slider, the speed. */
import { type ComponentChildren, h } from 'preact';
import type { Action } from '../reduce.ts';
import { speeds } from '../speeds.ts';
import type { State } from '../state.ts';
import { playMessages as words } from '../messages/page.ts';

interface PlayerProps {
  readonly state: State;
  readonly send: (action: Action) => void;
}

export const Player = (props: PlayerProps): ComponentChildren =>
  h(
    'section',
    { class: 'player', 'aria-label': words.player() },
    h(Steps, props),
    h('div', { class: 'pace' }, h(Slider, props), h(Speed, props)),
  );

const Steps = ({ state, send }: PlayerProps): ComponentChildren => {
  const { at, route, isPlaying } = state;
  return h(StepButtons, {
    ...{ at, last: route.length, isPlaying, names: words },
    position: words.position({ at, all: route.length }),
    onGo: (to) => {
      send({ kind: 'go', at: to });
    },
    onPlay: (isToPlay) => {
      send({ kind: 'play', isPlaying: isToPlay });
    },
  });
};

const Speed = ({ state, send }: PlayerProps): ComponentChildren => {
  const onChange = (event: Event): void => {
    send({ kind: 'speed', speed: Number((event.target as HTMLSelectElement).value) });
  };
  return h(
    'label',
    { class: 'speed' },
    words.speed(),
    h(
      'select',
      { value: String(state.speed), onChange },
      speeds.map((one) => h('option', { key: one, value: String(one) }, words.perSecond({ moves: one }))),
    ),
  );
};

const Slider = ({ state: { at, route }, send }: PlayerProps): ComponentChildren =>
  h('input', {
    type: 'range',
    min: 0,
    max: route.length,
    value: at,
    disabled: route.length === 0,
    'aria-label': words.player(),
    'aria-valuetext': words.position({ at, all: route.length }),
    onInput: (event: Event) => {
      send({ kind: 'go', at: Number((event.target as HTMLInputElement).value) });
    },
  });

export interface StepButtonsProps {
  readonly at: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly position: string;
  /** What the buttons say. */
  readonly names: Readonly<Record<'first' | 'back' | 'play' | 'pause' | 'forward' | 'last', () => string>>;
  readonly onGo: (to: number) => void;
  readonly onPlay: (isToPlay: boolean) => void;
}

/** To the first, back, on by itself, forward, to the last. */
export const StepButtons = (props: StepButtonsProps): ComponentChildren => {
  const { at, last, isPlaying, position, names, onGo, onPlay } = props;
  const go = (to: number) => () => {
    onGo(to);
  };
  return h(
    'div',
    { class: 'steps' },
    step('first', names.first(), at > 0, go(0)),
    step('back', names.back(), at > 0, go(at - 1)),
    step(isPlaying ? 'pause' : 'play', isPlaying ? names.pause() : names.play(), last > 0, () => {
      onPlay(!isPlaying);
    }),
    step('forward', names.forward(), at < last, go(at + 1)),
    step('last', names.last(), at < last, go(last)),
    h('span', { class: 'position' }, position),
  );
};

/** A button that cannot be used now stays where the keyboard is. */
const step = (name: IconName, label: string, isPossible: boolean, onClick: () => void): ComponentChildren =>
  h(
    'button',
    {
      type: 'button',
      class: 'icon',
      'aria-label': label,
      title: label,
      'aria-disabled': isPossible ? undefined : 'true',
      onClick: () => {
        if (isPossible) onClick();
      },
    },
    icon(name),
  );

const paths = {
  first: 'M5 4v12M16 4l-8 6 8 6z',
  back: 'M14 4l-8 6 8 6z',
  play: 'M6 4l10 6-10 6z',
  pause: 'M7 4v12M13 4v12',
  forward: 'M6 4l8 6-8 6z',
  last: 'M15 4v12M4 4l8 6-8 6z',
} as const;

type IconName = keyof typeof paths;

const icon = (name: IconName): ComponentChildren =>
  h(
    'svg',
    { viewBox: '0 0 20 20', width: 20, height: 20, 'aria-hidden': 'true', focusable: 'false' },
    h('path', { d: paths[name] }),
  );
