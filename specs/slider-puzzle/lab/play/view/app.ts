/** The page. */
import { type ComponentChildren, h } from 'preact';
import { useEffect, useReducer, useState } from 'preact/hooks';
import { openFile } from '../files.ts';
import { type Action, reduce } from '../reduce.ts';
import { puzzleOf, type Sample } from '../samples.ts';
import { boardOf, firstState, type State } from '../state.ts';
import { goal } from '../../../../../reference/puzzle/tiles.ts';
import { playMessages as words } from '../messages/page.ts';
import { possible } from '../choices.ts';
import { Banner } from './banner.ts';
import { BoardPicture, mostMovable } from './board-picture.ts';
import { BoardView } from './board-view.ts';
import { EffortPanel } from './effort-panel.ts';
import { Facts } from './facts.ts';
import { ActionButton } from './field.ts';
import { Player } from './player.ts';
import { PuzzlePanel } from './puzzle-panel.ts';
import { hasQueue, QueuePanel } from './queue-panel.ts';
import { SearchPanel } from './search-panel.ts';
import { spokenMove } from './spoken.ts';
import { usePlayback } from './use-playback.ts';
import { useFewest, useSearch } from './use-search.ts';

export interface AppProps {
  readonly samples: readonly Sample[];
  /** The page's own script, of which the search workers are made. */
  readonly script: string;
}

export const App = ({ samples, script }: AppProps): ComponentChildren => {
  const [state, send] = useReducer(reduce, samples[0], stateWith);
  const stop = useSearch(state, send, script);
  useFewest(state, send, script);
  usePlayback(state, send);
  const isOver = useDrop(send);
  const tiles = boardOf(state);
  const isMovable = tiles.length <= mostMovable;
  const { method } = possible(state.choice, tiles.length);
  const isSearched = state.search.kind === 'running' || state.search.kind === 'done';
  return h(
    'div',
    { class: `stage${isOver ? ' over' : ''}` },
    h(
      'div',
      { class: 'play' },
      h(Banner, { state }),
      isMovable
        ? h(BoardView, { tiles, editing: state.editing, slideMs: Math.min(160, 700 / state.speed), send })
        : h(BoardPicture, { tiles }),
      h(Facts, { state, tiles }),
      h('p', { id: 'hint', class: 'soft hint' }, hintFor(state, isMovable)),
      h(Commands, { state, canEdit: isMovable, send, stop }),
      h(Player, { state, send }),
      h('p', { class: 'unseen', 'aria-live': 'polite' }, spokenMove(state)),
    ),
    h(
      'div',
      { class: 'panels' },
      h(PuzzlePanel, { state, samples, send }),
      h(SearchPanel, { state, n: tiles.length, send }),
      isSearched && hasQueue(method, tiles.length) && h(QueuePanel, { tiles: state.route.start }),
      h(EffortPanel, { search: state.search }),
    ),
  );
};

const stateWith = (sample: Sample | undefined): State =>
  firstState(sample === undefined ? { name: null, tiles: goal(3) } : puzzleOf(sample));

const hintFor = ({ editing }: State, isMovable: boolean): string => {
  if (!isMovable) return words.pictureHint();
  return editing === null ? words.hintPlay() : words.hintEdit();
};

interface CommandsProps {
  readonly state: State;
  readonly canEdit: boolean;
  readonly send: (action: Action) => void;
  readonly stop: () => void;
}

/** One button starts and stops, so that the keyboard stays where it is. */
const Commands = ({ state, canEdit, send, stop }: CommandsProps): ComponentChildren => {
  const isRunning = state.search.kind === 'running';
  return h(
    'div',
    { class: 'commands' },
    h(
      ActionButton,
      {
        class: isRunning ? 'start' : 'primary start',
        onClick: () => {
          if (isRunning) stop();
          else send({ kind: 'search' });
        },
      },
      isRunning ? words.stop() : words.start(),
    ),
    h(
      ActionButton,
      {
        onClick: () => {
          send({ kind: 'again' });
        },
      },
      words.again(),
    ),
    canEdit &&
      h(
        ActionButton,
        {
          pressed: state.editing !== null,
          onClick: () => {
            send({ kind: 'edit', isEditing: state.editing === null });
          },
        },
        words.edit(),
      ),
  );
};

/** A file may be dropped anywhere. True while one is held over the page. */
const useDrop = (send: (action: Action) => void): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const onDrag = (event: DragEvent): void => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const onDrop = (event: DragEvent): void => {
      onDrag(event);
      const [file, ...more] = event.dataTransfer?.files ?? [];
      if (more.length > 0) send({ kind: 'problem', problem: { where: '', message: words.tooManyFiles() } });
      else if (file !== undefined) void openFile(file).then(send);
    };
    const listeners = [
      ['dragover', onDrag],
      ['dragleave', onDrag],
      ['drop', onDrop],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
    };
  }, []);
  return isOver;
};
