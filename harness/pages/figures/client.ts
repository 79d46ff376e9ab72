/** Brings the players of a page to life. Part of a page's own script: `startPlayers()` when the page is there. */
import { render } from 'preact';
import type { Cells } from '../../contracts/shown.ts';
import { drawGrid } from './grid.ts';
import { changesBetween, unpack } from './cells.ts';
import { fill, type StepTexts, tellStep } from './frame-messages.ts';
import { at, defined } from '../../text/at.ts';

const playMs = 900;

export const startPlayers = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-player]:not(.lively)')) startPlayer(element);
};

interface Lane {
  readonly title: string;
  readonly frames: readonly Cells[];
  readonly fault: { readonly frame: number; readonly message: string } | null;
  readonly element: HTMLElement;
  readonly grid: HTMLElement | null;
  readonly told: HTMLElement | null;
}

/** A player that is being used. */
interface Player {
  readonly element: HTMLElement;
  readonly lanes: readonly Lane[];
  readonly texts: StepTexts;
  readonly last: number;
  step: number;
  timer: number | null;
}

const startPlayer = (element: HTMLElement): void => {
  const lanes = [...element.querySelectorAll<HTMLElement>('.lane')].map(laneOf);
  const texts = JSON.parse(given(element, 'texts')) as StepTexts;
  const last = Math.max(0, ...lanes.map(({ frames }) => frames.length - 1));
  const player: Player = { element, lanes, texts, last, step: 0, timer: null };
  for (const hidden of element.querySelectorAll<HTMLElement>('.stage, .controls, .player-status'))
    hidden.hidden = false;
  element.classList.add('lively');
  element.addEventListener('click', (event) => {
    const action = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-do]') : null;
    if (action !== null) act(player, given(action, 'do'));
  });
  element.addEventListener('keydown', (event) => {
    onKey(player, event);
  });
  slider(player)?.addEventListener('input', (event) => {
    pause(player);
    if (event.target instanceof HTMLInputElement) show(player, Number(event.target.value));
  });
  show(player, 0);
};

const laneOf = (element: HTMLElement): Lane => {
  const { fault } = element.dataset;
  return {
    title: given(element, 'title'),
    frames: unpack(given(element, 'frames')),
    fault: fault === undefined ? null : { frame: Number(fault), message: given(element, 'faultMessage') },
    element,
    grid: element.querySelector<HTMLElement>('.lane-grid'),
    told: element.querySelector<HTMLElement>('.lane-told'),
  };
};

/** What `drawPlayer` put into the page. */
const given = ({ dataset }: HTMLElement, name: string): string => defined(dataset[name], `missing data-${name}`);

const slider = ({ element }: Player): HTMLInputElement | null => element.querySelector('input[type=range]');

const act = (player: Player, action: string): void => {
  if (action === 'play') {
    if (player.timer === null) play(player);
    else pause(player);
    return;
  }
  pause(player);
  const targets: Readonly<Record<string, number | undefined>> = {
    first: 0,
    back: player.step - 1,
    on: player.step + 1,
    last: player.last,
    fault: player.lanes.find(({ fault }) => fault !== null)?.fault?.frame,
  };
  show(player, targets[action] ?? player.step);
};

const keys: Readonly<Record<string, string>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

/** A button keeps its space, and a slider its arrows. */
const onKey = (player: Player, event: KeyboardEvent): void => {
  const action = keys[event.key];
  if (action === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const { target } = event;
  if (action === 'play' ? target instanceof HTMLButtonElement : target instanceof HTMLInputElement) return;
  event.preventDefault();
  act(player, action);
};

const play = (player: Player): void => {
  if (player.step >= player.last) show(player, 0);
  player.timer = window.setInterval(() => {
    if (player.step + 1 >= player.last) pause(player);
    show(player, player.step + 1);
  }, playMs);
  tellPlaying(player);
};

const pause = (player: Player): void => {
  if (player.timer !== null) window.clearInterval(player.timer);
  player.timer = null;
  tellPlaying(player);
};

/** While it plays, a screen reader would be behind all the time; the last step is told. */
const tellPlaying = ({ element, texts, timer }: Player): void => {
  const button = element.querySelector('[data-do=play]');
  if (button !== null) button.textContent = timer === null ? texts.play : texts.pause;
  element.querySelector('.player-status')?.setAttribute('aria-live', timer === null ? 'polite' : 'off');
};

const show = (player: Player, wanted: number): void => {
  const step = Math.max(0, Math.min(player.last, wanted));
  player.step = step;
  const told = player.lanes.map((lane) => showLane(player.texts, lane, step));
  const range = slider(player);
  if (range !== null) range.value = String(step);
  const where = fill(player.texts.step, { step, last: player.last });
  const status = player.element.querySelector('.player-status');
  if (status !== null) tellStatus(status, where, told);
  range?.setAttribute('aria-valuetext', where);
};

/** Whoever sees the states needs only the step; a screen reader says what happened in it, too. */
const tellStatus = (status: Element, where: string, told: readonly string[]): void => {
  const more = document.createElement('span');
  more.className = 'unseen';
  more.textContent = told.map((text) => `. ${text.replace(/\.$/, '')}`).join('');
  status.replaceChildren(where, more);
};

/** Draws a lane's grid and says what it shows. */
const showLane = (texts: StepTexts, lane: Lane, step: number): string => {
  const last = lane.frames.length - 1;
  const index = Math.min(step, last);
  const cells = at(lane.frames, index);
  const changes = step > last || index === 0 ? [] : (changesBetween(at(lane.frames, index - 1), cells) ?? []);
  const marked = changes.map(({ row, column }) => [row, column] as const);
  const wrong = lane.fault?.frame === index;
  const ended = step > last ? fill(texts.ended, { last }) : tellStep(texts, lane.frames, index);
  const told = wrong ? fill(texts.fault, { step: index, message: lane.fault.message }) : ended;
  lane.element.classList.toggle('wrong', wrong);
  if (lane.grid !== null) render(drawGrid({ title: '', cells, marked }), lane.grid);
  if (lane.told !== null) lane.told.textContent = told;
  return fill(texts.told, { title: lane.title, what: told });
};
