/** Text as class files hold it: UTF-8 of UTF-16 units, with a zero in two bytes (JVMS 4.4.7). */

import { at } from '../../../text/at.ts';

const REPLACEMENT = 0xfffd;
const CHUNK = 4_096;

/** Never fails: what is not valid becomes U+FFFD. */
export const modifiedUtf8 = (bytes: Uint8Array): string => {
  const units: number[] = [];
  for (let start = 0; start < bytes.length;) {
    const length = lengthAt(bytes, start);
    units.push(unitAt(bytes, start, length));
    start += Math.max(1, length);
  }
  let text = '';
  for (let i = 0; i < units.length; i += CHUNK) text += String.fromCharCode(...units.slice(i, i + CHUNK));
  return text;
};

/** Bytes of the unit that begins here; 0 when none does. */
const lengthAt = (bytes: Uint8Array, start: number): number => {
  const first = at(bytes, start);
  const length = first < 0x80 ? 1 : (first & 0xe0) === 0xc0 ? 2 : (first & 0xf0) === 0xe0 ? 3 : 0;
  const tail = bytes.subarray(start + 1, start + length);
  return tail.length === length - 1 && tail.every((byte) => (byte & 0xc0) === 0x80) ? length : 0;
};

const unitAt = (bytes: Uint8Array, start: number, length: number): number => {
  const first = at(bytes, start);
  const tail = (index: number): number => at(bytes, start + index) & 0x3f;
  if (length === 1) return first;
  if (length === 2) return ((first & 0x1f) << 6) | tail(1);
  if (length === 3) return ((first & 0x0f) << 12) | (tail(1) << 6) | tail(2);
  return REPLACEMENT;
};
