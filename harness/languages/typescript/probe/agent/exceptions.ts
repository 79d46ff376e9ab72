/** What the subject threw: its class, its message, and where in the student's own files it happened. */
import type { Observation, StackFrame } from '../../../../probe/protocol.ts';
import { isObject, typeName } from './values.ts';

/** The original line of each line of a unit, 1-based; 0 where there is none. */
export type LineTables = ReadonlyMap<string, readonly number[]>;

const MOST_MESSAGE = 2_000;
const MOST_STACK = 20_000;
const MOST_FRAMES = 20;
const MOST_NAME = 200;

/** Reading a message or a stack may run code of the subject's; what that throws is dropped. */
export const observeException = (thrown: unknown, lines: LineTables): Observation => ({
  kind: 'exception',
  type: typeName(thrown),
  message: messageOf(thrown).slice(0, MOST_MESSAGE),
  frames: framesOf(stringAt(thrown, 'stack').slice(0, MOST_STACK), lines),
});

const messageOf = (thrown: unknown): string => {
  if (isObject(thrown)) return stringAt(thrown, 'message');
  return typeof thrown === 'string' ? thrown : String(thrown);
};

const stringAt = (value: unknown, key: string): string => {
  if (!isObject(value)) return '';
  try {
    const found: unknown = Reflect.get(value, key);
    return typeof found === 'string' ? found : '';
  } catch {
    return '';
  }
};

/** Frames in files of the submission, at the lines that the student wrote; paths of this machine never pass. */
const framesOf = (stack: string, lines: LineTables): StackFrame[] => {
  const frames: StackFrame[] = [];
  for (const line of stack.split('\n')) {
    const frame = frameOf(line.trim(), lines);
    if (frame !== null) frames.push(frame);
    if (frames.length === MOST_FRAMES) break;
  }
  return frames;
};

/** `at member (file:line:column)` or `at file:line:column`. */
const frameOf = (line: string, lines: LineTables): StackFrame | null => {
  if (!line.startsWith('at ')) return null;
  const open = line.endsWith(')') ? line.lastIndexOf('(') : -1;
  const member = open < 0 ? '' : line.slice(3, open).trim();
  const location = open < 0 ? line.slice(3) : line.slice(open + 1, -1);
  const [file, generated] = position(location);
  const original = lines.get(file)?.[generated - 1];
  return original === undefined
    ? null
    : { member: member.slice(0, MOST_NAME), file: file.slice(0, MOST_NAME), line: original };
};

const position = (location: string): [file: string, line: number] => {
  const column = location.lastIndexOf(':');
  const line = location.lastIndexOf(':', column - 1);
  return [location.slice(0, Math.max(line, 0)), Number(location.slice(line + 1, column))];
};
