/** Names for a reader: those in random sequences carry the number of the run and of the call, so that each is unique. */
import type { Command } from './commands.ts';

const generated = /^r\d+(?=\p{L})/u;

/** The commands with plain names, counted by kind within each run. */
export const plainlyNamed = (commands: readonly Command[]): readonly Command[] => {
  const names = namesOf(commands);
  const plain = (name: string): string => names.get(name) ?? name.replace(generated, '');
  return commands.map((command) => renamed(command, plain));
};

const namesOf = (commands: readonly Command[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const command of commands) {
    const kind = kinds[command.do];
    if (!('as' in command) || kind === undefined || names.has(command.as)) continue;
    const run = generated.exec(command.as)?.[0];
    if (run === undefined) continue;
    const count = (counts.get(run + kind) ?? 0) + 1;
    counts.set(run + kind, count);
    names.set(command.as, kind + String(count));
  }
  return names;
};

/** None for what a caller makes, which has a name of its own, and for what gets none. */
const kinds: Readonly<Partial<Record<Command['do'], string>>> = { twin: 'twin', neighbors: 'boards', pick: 'neighbor' };

const handles = new Set(['as', 'on', 'of', 'other', 'from', 'beside']);

const renamed = (command: Command, plain: (name: string) => string): Command =>
  Object.fromEntries(
    Object.entries(command).map(([key, value]: [string, unknown]) => [
      key,
      handles.has(key) && typeof value === 'string' ? plain(value) : value,
    ]),
  ) as Command;
