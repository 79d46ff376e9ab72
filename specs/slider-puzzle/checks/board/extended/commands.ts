/** Sequences of calls on boards: what is called, as steps of a script and as code for a reader. */
import type { Step } from '../../../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../../../harness/messages/messages.ts';
import { neighborsLimit } from '../../../judges/neighbors.ts';
import { callFor, equals, newBoard, toText } from '../../../questions/steps.ts';
import { type Walk, walkSteps, walkWords } from '../../../questions/walk.ts';
import type { BoardMethod } from './methods.ts';

const messages = defineMessages('board-commands', {
  pick: '{name} = number {number} of those',
});

/** One call or walk. Names are handles; `as` names what it gives. */
export type Command =
  | { readonly do: 'make'; readonly as: string }
  | { readonly do: 'ask'; readonly on: string; readonly method: string }
  | { readonly do: 'equals'; readonly on: string; readonly other: string }
  | { readonly do: 'twin'; readonly on: string; readonly as: string }
  /** Keeps what neighbors() returns, to be walked through later. */
  | { readonly do: 'neighbors'; readonly on: string; readonly as: string }
  | Walk
  | { readonly do: 'pick'; readonly from: string; readonly index: number; readonly as: string };

/** The steps of a command; each leaves one observation. */
export const commandSteps = (command: Command, methods: readonly BoardMethod[]): readonly Step[] => {
  switch (command.do) {
    case 'make':
      return [newBoard(command.as)];
    case 'ask':
      return methodOf(command.method, methods).steps(command.on, 'asked-');
    case 'equals':
      return [equals(command.on, command.other)];
    case 'twin':
      return [callFor(command.as, command.on, 'twin'), toText(command.as)];
    case 'neighbors':
      return [callFor(command.as, command.on, 'neighbors')];
    case 'walk':
      return walkSteps(command, neighborsLimit);
    case 'pick':
      return [{ op: 'pick', from: command.from, index: command.index, as: command.as }];
  }
};

export const methodOf = (name: string, methods: readonly BoardMethod[]): BoardMethod => {
  const found = methods.find((method) => method.name === name);
  if (found === undefined) throw new RangeError(`no method ${name}`);
  return found;
};

/** The handle that a command is done with. */
export const subjectOf = (command: Command): string => {
  if (command.do === 'walk') return command.of;
  if (command.do === 'pick') return command.from;
  return command.do === 'make' ? command.as : command.on;
};

/** A command as a reader would write it down. */
export const commandWords = (command: Command): string => {
  switch (command.do) {
    case 'make':
      return `${command.as} = new Board(tiles)`;
    case 'ask':
      return `${command.on}.${command.method}()`;
    case 'equals':
      return `${command.on}.equals(${command.other})`;
    case 'twin':
    case 'neighbors':
      return `${command.as} = ${command.on}.${command.do}()`;
    case 'walk':
      return walkWords(command);
    case 'pick':
      return messages.pick({ name: command.as, number: String(command.index + 1) });
  }
};
