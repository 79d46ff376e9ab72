/**
 * Solutions side by side, to step through. Without script the boards stand there as a strip; `client.ts` brings the
 * stage and the controls to life and takes the strip away, except in print.
 */
import type { VNode } from 'preact';
import { element } from './element.ts';
import type { Sequence } from '../shown.ts';
import { drawBoard } from './board.ts';
import { changesBetween, pack } from './cells.ts';
import { stepTexts, tellStep } from './frame-words.ts';
import { playerWords } from './words.ts';

/** Steps that a strip has at the beginning, around a fault, and at the end. */
const kept = { head: 6, around: 1, tail: 2 } as const;

export const drawPlayer = (sequences: readonly Sequence[]): VNode => {
  const shown = sequences.filter(({ frames }) => frames.length > 0);
  if (shown.length === 0) return element('p', { class: 'player' }, playerWords.noFrames());
  return element(
    'div',
    {
      class: 'player',
      role: 'group',
      'aria-label': playerWords.name(),
      'data-player': '',
      'data-texts': JSON.stringify(stepTexts()),
    },
    shown.map(drawFault),
    element(
      'div',
      { class: 'stage', tabIndex: 0, role: 'group', 'aria-label': playerWords.stage(), hidden: true },
      shown.map(drawLane),
    ),
    drawControls(shown),
    element('p', { class: 'player-status', 'aria-live': 'polite', hidden: true }),
    element('div', { class: 'strips' }, shown.map(drawStrip)),
  );
};

const drawFault = ({ title, fault }: Sequence): VNode | null =>
  fault === null
    ? null
    : element(
        'p',
        { class: 'player-fault' },
        playerWords.told({ title, what: playerWords.fault({ step: fault.frame, message: fault.message }) }),
      );

/** One solution on the stage; the client draws its board. */
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
    element('p', { class: 'lane-title' }, playerWords.moves({ title, count: frames.length - 1 })),
    element('div', { class: 'lane-board' }),
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
    button('first', playerWords.first()),
    button('back', playerWords.back()),
    button('play', playerWords.play()),
    button('on', playerWords.on()),
    button('last', playerWords.last()),
    element(
      'label',
      { class: 'player-slider' },
      `${playerWords.slider()} `,
      element('input', { type: 'range', min: 0, max: last, value: 0, step: 1 }),
    ),
    fault === null ? null : button('fault', playerWords.toFault({ step: fault.frame })),
  );
};

const drawStrip = ({ title, frames, fault, cut, by }: Sequence): VNode => {
  const texts = stepTexts();
  const indices = stripIndices(frames.length, fault?.frame ?? null);
  const items = indices.flatMap((index, place) => {
    const before = indices[place - 1] ?? -1;
    const cells = frames[index] ?? [];
    const changes = index === 0 ? [] : (changesBetween(frames[index - 1] ?? [], cells) ?? []);
    const marked = changes.map(({ row, column }) => [row, column] as const);
    const wrong = fault?.frame === index;
    const caption = index === 0 ? playerWords.start() : playerWords.frame({ step: index });
    const item = element(
      'li',
      wrong ? { class: 'wrong' } : null,
      drawBoard({ title: caption, cells, marked, small: true }),
      wrong || index > 0 ? element('p', null, wrong ? fault.message : tellStep(texts, frames, index)) : null,
    );
    return index - before > 1 ? [gap(index - before - 1), item] : [item];
  });
  return element(
    'div',
    { class: `strip by-${by}` },
    element('p', { class: 'lane-title' }, playerWords.moves({ title, count: frames.length - 1 })),
    element('ol', null, items),
    cut ? element('p', null, playerWords.cut()) : null,
  );
};

const gap = (count: number): VNode => element('li', { class: 'gap' }, playerWords.left({ count }));

const stripIndices = (length: number, fault: number | null): readonly number[] =>
  Array.from({ length }, (_, index) => index).filter(
    (index) =>
      index < kept.head || index >= length - kept.tail || (fault !== null && Math.abs(index - fault) <= kept.around),
  );
