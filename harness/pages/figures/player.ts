/**
 * Solutions side by side, to step through. Without script the grids stand there as a strip; `client.ts` brings the
 * stage and the controls to life and takes the strip away, except in print.
 */
import type { VNode } from 'preact';
import { element } from './element.ts';
import type { Sequence } from '../../contracts/shown.ts';
import { drawGrid } from './grid.ts';
import { changesBetween, pack } from './cells.ts';
import { type StepTexts, stepTexts, tellStep } from './frame-messages.ts';
import { playerMessages } from './messages.ts';
import { at } from '../../text/at.ts';

/** Steps that a strip has at the beginning, around a fault, and at the end. */
const kept = { head: 6, around: 1, tail: 2 } as const;

export const drawPlayer = (sequences: readonly Sequence[]): VNode => {
  const shown = sequences.filter(({ frames }) => frames.length > 0);
  if (shown.length === 0) return element('p', { class: 'player' }, playerMessages.noFrames());
  const texts = stepTexts(shown.map(({ frames }) => frames));
  return element(
    'div',
    {
      class: 'player',
      role: 'group',
      'aria-label': playerMessages.name(),
      'data-player': '',
      'data-texts': JSON.stringify(texts),
    },
    shown.map(drawFault),
    element(
      'div',
      { class: 'stage', tabIndex: 0, role: 'group', 'aria-label': playerMessages.stage(), hidden: true },
      shown.map(drawLane),
    ),
    drawControls(shown),
    element('p', { class: 'player-status', 'aria-live': 'polite', hidden: true }),
    element(
      'div',
      { class: 'strips' },
      shown.map((one) => drawStrip(one, texts)),
    ),
  );
};

const drawFault = ({ title, fault }: Sequence): VNode | null =>
  fault === null
    ? null
    : element(
        'p',
        { class: 'player-fault' },
        playerMessages.told({ title, what: playerMessages.fault({ step: fault.frame, message: fault.message }) }),
      );

/** One solution on the stage; the client draws its grid. */
const drawLane = ({ title, frames, fault, by }: Sequence): VNode =>
  element(
    'div',
    {
      class: `lane by-${by}`,
      'data-title': title,
      'data-frames': pack(frames),
      'data-fault': fault === null ? undefined : String(fault.frame),
      'data-fault-message': fault?.message,
    },
    element('p', { class: 'lane-title' }, playerMessages.moves({ title, count: frames.length - 1 })),
    element('div', { class: 'lane-grid' }),
    element('p', { class: 'lane-told' }),
  );

const drawControls = (sequences: readonly Sequence[]): VNode => {
  const last = Math.max(...sequences.map(({ frames }) => frames.length - 1));
  const fault = sequences.find((one) => one.fault !== null)?.fault ?? null;
  const button = (action: string, label: string): VNode =>
    element('button', { type: 'button', 'data-do': action }, label);
  return element(
    'div',
    { class: 'controls', hidden: true },
    button('first', playerMessages.first()),
    button('back', playerMessages.back()),
    button('play', playerMessages.play()),
    button('on', playerMessages.on()),
    button('last', playerMessages.last()),
    element(
      'label',
      { class: 'player-slider' },
      `${playerMessages.slider()} `,
      element('input', { type: 'range', min: 0, max: last, value: 0, step: 1 }),
    ),
    fault === null ? null : button('fault', playerMessages.toFault({ step: fault.frame })),
  );
};

const drawStrip = ({ title, frames, fault, cut, by }: Sequence, texts: StepTexts): VNode => {
  const indices = stripIndices(frames.length, fault?.frame ?? null);
  const items = indices.flatMap((index, place) => {
    const before = indices[place - 1] ?? -1;
    const cells = at(frames, index);
    const changes = index === 0 ? [] : (changesBetween(at(frames, index - 1), cells) ?? []);
    const marked = changes.map(({ row, column }) => [row, column] as const);
    const wrong = fault?.frame === index;
    const caption = index === 0 ? playerMessages.start() : playerMessages.frame({ step: index });
    const item = element(
      'li',
      wrong ? { class: 'wrong' } : null,
      drawGrid({ title: caption, cells, marked, small: true }),
      wrong || index > 0 ? element('p', null, wrong ? fault.message : tellStep(texts, frames, index)) : null,
    );
    const left = index - before - 1;
    return left > 0 ? [element('li', { class: 'gap' }, playerMessages.left({ count: left })), item] : [item];
  });
  return element(
    'div',
    { class: `strip by-${by}` },
    element('p', { class: 'lane-title' }, playerMessages.moves({ title, count: frames.length - 1 })),
    element('ol', null, items),
    cut ? element('p', null, playerMessages.cut()) : null,
  );
};

const stripIndices = (length: number, fault: number | null): readonly number[] =>
  Array.from({ length }, (_, index) => index).filter(
    (index) =>
      index < kept.head || index >= length - kept.tail || (fault !== null && Math.abs(index - fault) <= kept.around),
  );
