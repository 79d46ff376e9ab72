/**
 * What the subject threw: its class, its message, and each frame of the student's own once, at the line that the student wrote,
 * and their order.
 */
import type { Observation, StackFrame } from '../../../../contracts/protocol.ts';
import type { Room } from './room.ts';
import { touch } from './touch.ts';
import { isObject, MOST_NAME, typeName } from './values.ts';

const MOST_MESSAGE = 2_000;

/** Reading a message or a stack may run code of the subject's; what that throws is dropped. */
export const observeException = (thrown: unknown, lines: LineTables, room: Room): Observation => {
  const type = room.take(typeName(thrown), MOST_NAME);
  const message = room.take(asWritten(messageOf(thrown)), MOST_MESSAGE);
  const found = readFrames(stringAt(thrown, 'stack'), lines);
  return { kind: 'exception', type, message, ...(room.takeAll(JSON.stringify(found)) ? found : { frames: [] }) };
};

const messageOf = (thrown: unknown): string => {
  if (isObject(thrown)) return stringAt(thrown, 'message');
  try {
    return String(thrown);
  } catch {
    // Of a symbol, it may be longer than any text.
    return '';
  }
};

/** The compiler makes an import a member of a variable of its own: `Node_1.Node is not a constructor`, `(0 , util_1.swap) is not ...`. */
const IMPORTED = /^(?:\(0 , )?(\w+)_\d+\.(\w+)\)?(?=.* is not )/u;

const asWritten = (message: string): string =>
  message.replace(IMPORTED, (_, module: string, name: string) => (name === 'default' ? module : name));

const stringAt = (value: unknown, key: string): string => {
  if (!isObject(value)) return '';
  try {
    const found = touch.get(value, key);
    return typeof found === 'string' ? found : '';
  } catch {
    return '';
  }
};

/** The original line of each line of a unit, 1-based; 0 where there is none. */
export type LineTables = ReadonlyMap<string, readonly number[]>;

type Frames = Pick<Extract<Observation, { kind: 'exception' }>, 'frames' | 'others' | 'stack'>;

const MOST_CHARACTERS = 150_000;
const DEEPEST = 1_024;
const MOST_FRAMES = 40;
const MOST_OTHERS = 16;
/** Parentheses in a line. */
const MOST_TRIED = 100;

/** From the text of a stack, which a subject may have written itself. Paths of this machine never pass. */
const readFrames = (text: string, lines: LineTables): Frames => {
  const found = new Found();
  for (const line of text.slice(0, MOST_CHARACTERS).split('\n', DEEPEST + MESSAGE_LINES)) {
    if (!found.add(line.trim(), lines)) break;
  }
  return found.frames();
};

/** Lines of a message, which come before the frames. */
const MESSAGE_LINES = 200;

class Found {
  readonly #own: StackFrame[] = [];
  readonly #others: string[] = [];
  readonly #indices = new Map<string, number>();
  readonly #order: number[] = [];
  /** How many of the order are up to the outermost frame of the student's. */
  #length = 0;

  /** False when no more is taken. */
  add(line: string, lines: LineTables): boolean {
    if (!line.startsWith('at ')) return true;
    const { member, location } = parts(line.slice(3), lines);
    const [file, generated] = position(location);
    const original = lines.get(file)?.[generated - 1] ?? 0;
    const isTaken =
      original === 0
        ? this.#addOther(origin(location))
        : this.#addOwn({ member: member.slice(0, MOST_NAME), file: file.slice(0, MOST_NAME), line: original });
    return isTaken && this.#order.length < DEEPEST;
  }

  #addOwn(frame: StackFrame): boolean {
    const key = `${frame.file}\n${frame.line}\n${frame.member}`;
    const index = this.#indices.get(key) ?? this.#own.length;
    if (index === MOST_FRAMES) return false;
    if (index === this.#own.length) {
      this.#indices.set(key, index);
      this.#own.push(frame);
    }
    this.#order.push(index);
    this.#length = this.#order.length;
    return true;
  }

  #addOther(name: string): boolean {
    const known = this.#others.indexOf(name);
    if (known < 0 && this.#others.length === MOST_OTHERS) return false;
    if (known < 0) this.#others.push(name);
    this.#order.push(-1 - (known < 0 ? this.#others.length - 1 : known));
    return true;
  }

  /** The order is left out where each frame is there once, one after the other. */
  frames(): Frames {
    const stack = this.#order.slice(0, this.#length);
    const isPlain = stack.every((index, at) => index === at);
    return isPlain ? { frames: this.#own } : { frames: this.#own, others: this.#others, stack };
  }
}

/** `member (file:1:2)` or `file:1:2`. Names of folders have parentheses, too: the first that leave a known file are meant. */
const parts = (text: string, lines: LineTables): { readonly member: string; readonly location: string } => {
  if (!text.endsWith(')')) return { member: '', location: text };
  let last = { member: '', location: text };
  for (let open = text.indexOf(' ('), tried = 0; open >= 0 && tried < MOST_TRIED; tried += 1) {
    last = { member: text.slice(0, open).trim(), location: text.slice(open + 2, -1) };
    if (lines.has(position(last.location)[0])) break;
    open = text.indexOf(' (', open + 1);
  }
  return last;
};

/** Whose code a frame is of that is not the student's: one of three words, never a part of the text. */
const origin = (location: string): string => {
  if (location.startsWith('probe:instruments')) return '';
  return location.startsWith('node:') ? 'Node' : 'JavaScript';
};

const position = (location: string): [file: string, line: number] => {
  const column = location.lastIndexOf(':');
  const line = location.lastIndexOf(':', column - 1);
  return [location.slice(0, Math.max(line, 0)), Number(location.slice(line + 1, column))];
};
