/**
 * What is saved in a folder, as one event for everything that belongs together: editors write a new file and rename it,
 * tools change many files at once, and a version control system removes them first.
 */
import { realpath } from 'node:fs/promises';
import { extname, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { isIgnoredFile, isIgnoredFolder } from '../../intake/names.ts';
import { at } from '../../text/at.ts';

export interface Saves {
  /** Resolves to the paths that were saved or removed, as soon as it has been quiet for a moment; null after `close`. */
  next(): Promise<readonly string[] | null>;
  close(): Promise<void>;
}

/** How long nothing may happen before a save counts as whole; and when it counts although something happens all the time. */
const [quietMs, longestMs] = [200, 2_000];

/** Watches source files with these extensions, from the moment on when it resolves. `complain`: what cannot be watched. */
export const openSaves = async (
  given: string,
  extensions: readonly string[],
  complain: (error: unknown) => void,
): Promise<Saves> => {
  // Of a link the watcher would see no more than itself.
  const folder = await realpath(given);
  const watcher = watch(folder, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path) => isIgnored(folder, path),
  });
  const box = openBox();
  watcher.on('all', (_event, path) => {
    if (extensions.includes(extname(path).toLowerCase()) && !isIgnored(folder, path)) box.put(relative(folder, path));
  });
  watcher.on('error', complain);
  await new Promise<void>((ready) => watcher.once('ready', ready));
  return {
    next: box.take,
    close: async () => {
      box.close();
      await watcher.close();
    },
  };
};

const isIgnored = (folder: string, path: string): boolean => {
  const names = relative(folder, path).split(sep);
  const name = at(names, -1);
  return name !== '' && (isIgnoredFile(name) || names.some(isIgnoredFolder));
};

/** Collects names; they are given out when it has been quiet for a while. */
const openBox = (): { put(name: string): void; readonly take: Saves['next']; close(): void } => {
  let names = new Set<string>();
  let state: 'open' | 'closed' = 'open';
  let [first, last] = [0, 0];
  let wake: () => void = () => undefined;
  const take = async (): Promise<readonly string[] | null> => {
    for (;;) {
      if (state === 'closed') return null;
      const now = performance.now();
      const due = names.size === 0 ? Infinity : Math.min(last + quietMs, first + longestMs);
      if (now >= due) {
        const taken = [...names].sort();
        names = new Set();
        return taken;
      }
      await waitFor(due - now, (wakeUp) => (wake = wakeUp));
    }
  };
  return {
    put: (name) => {
      last = performance.now();
      if (names.size === 0) first = last;
      names.add(name);
      wake();
    },
    take,
    close: () => {
      state = 'closed';
      wake();
    },
  };
};

/** For this many milliseconds, or until it is woken. */
const waitFor = (ms: number, arm: (wakeUp: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    const timer = ms === Infinity ? undefined : setTimeout(resolve, Math.max(1, ms));
    arm(() => {
      clearTimeout(timer);
      resolve();
    });
  });
