/** What the subject threw: its class, its message, and where in the student's own files it happened. */
import type { Observation } from '../../../../contracts/protocol.ts';
import { readFrames, type LineTables } from './frames.ts';
import { touch } from './touch.ts';
import { isObject, typeName } from './values.ts';

const MOST_MESSAGE = 2_000;

/** Reading a message or a stack may run code of the subject's; what that throws is dropped. */
export const observeException = (thrown: unknown, lines: LineTables): Observation => ({
  kind: 'exception',
  type: typeName(thrown),
  message: messageOf(thrown).slice(0, MOST_MESSAGE),
  ...readFrames(stringAt(thrown, 'stack'), lines),
});

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
