/**
 * Recognizes the frames that make up nearly all of an answer, rows of plain observations, many times faster than the
 * schema does. What is not recognized is left to the schema, so that this may be stricter than it, but never laxer.
 */
import type { Frame, Observation } from '../contracts/protocol.ts';

type RowFrame = Extract<Frame, { kind: 'row' }>;
type Fields = Readonly<Record<string, unknown>>;

const NONCE = /^[0-9a-f]{32}$/;
const MOST_NAME = 200;
const DEEPEST = 8;

/** Is the parsed JSON a `row` frame of the observations `value`, `object`, `items` and `each`? */
export const isCommonRow = (json: unknown): json is RowFrame =>
  isFields(json, 4) &&
  json['kind'] === 'row' &&
  typeof json['nonce'] === 'string' &&
  NONCE.test(json['nonce']) &&
  isCount(json['index']) &&
  areObservations(json['observations'], 0);

const areObservations = (list: unknown, depth: number): list is Observation[] =>
  Array.isArray(list) && list.every((item) => isObservation(item, depth));

const isObservation = (item: unknown, depth: number): boolean => {
  if (typeof item !== 'object' || item === null) return false;
  const { kind } = item as Fields;
  switch (kind) {
    case 'value':
      return isValue(item as Fields);
    case 'object':
      return isFields(item, 2) && isName(item['type']);
    case 'items':
      return isFields(item, 3) && isCount(item['count']) && typeof item['truncated'] === 'boolean';
    case 'each':
      return isFields(item, 2) && depth < DEEPEST && areLists(item['items'], depth + 1);
    default:
      return false;
  }
};

const isValue = (item: Fields): boolean => {
  const { value, type, cut } = item;
  const isKnown = cut === undefined ? isFields(item, 3) : isFields(item, 4) && typeof cut === 'boolean';
  return isKnown && isPrimitive(value) && isName(type);
};

const areLists = (lists: unknown, depth: number): boolean =>
  Array.isArray(lists) && lists.every((list) => areObservations(list, depth));

/** An object with this many properties. */
const isFields = (value: unknown, count: number): value is Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).length === count;
};

/** JSON has texts for numbers that are too large for a number. */
const isPrimitive = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= MOST_NAME;

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
