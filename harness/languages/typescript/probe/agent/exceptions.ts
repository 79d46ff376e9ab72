/** What the subject threw: its class, its message, and where in the student's own files it happened. */
import type { Observation } from '../../../../contracts/protocol.ts';
import { readFrames, type LineTables } from './frames.ts';
import type { Room } from './room.ts';
import { touch } from './touch.ts';
import { isObject, MOST_NAME, typeName } from './values.ts';

const MOST_MESSAGE = 2_000;

/** Reading a message or a stack may run code of the subject's; what that throws is dropped. */
export const observeException = (thrown: unknown, lines: LineTables, room: Room): Observation => {
  const type = room.take(typeName(thrown), MOST_NAME);
  const message = room.take(messageOf(thrown), MOST_MESSAGE);
  const found = readFrames(stringAt(thrown, 'stack'), lines);
  return { kind: 'exception', type, message, ...(room.takeAll(JSON.stringify(found)) ? found : { frames: [] }) };
};

const messageOf = (thrown: unknown): string => {
  if (isObject(thrown)) return stringAt(thrown, 'message');
  return typeof thrown === 'string' ? thrown : String(thrown);
};

const stringAt = (value: unknown, key: string): string => {
  if (!isObject(value)) return '';
  try {
    const found = touch.get(value, key);
    return typeof found === 'string' ? found : '';
  } catch {
    return '';
  }
};
