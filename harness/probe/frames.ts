/** Reads one line of a probe's channel as a frame of the answer that is expected, or says why it is not one. */
import { isCommonRow } from './common-rows.ts';
import { frame, type Frame } from '../contracts/protocol.ts';
import { parseJson } from '../text/parse-json.ts';

export type ReadFrame = { readonly ok: true; readonly frame: Frame } | { readonly ok: false; readonly detail: string };

/** Parses `line`; it must be a frame that repeats `nonce`. */
export const readFrame = (line: string, nonce: string): ReadFrame => {
  const json = parseJson(line);
  if (json === undefined) return { ok: false, detail: 'a line that is not JSON' };
  const known = isCommonRow(json) ? json : parseFrame(json);
  if (known === undefined) return { ok: false, detail: 'a line that is not a frame of the protocol' };
  if (known.nonce !== nonce) return { ok: false, detail: 'a frame with a nonce that was not asked with' };
  return { ok: true, frame: known };
};

/** Nothing honest is nested so deeply; a schema that calls itself would run out of stack. */
const DEEPEST = 64;

const parseFrame = (json: unknown): Frame | undefined =>
  isShallow(json, DEEPEST) ? frame.safeParse(json).data : undefined;

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)));
