/**
 * The golden transcript, fixtures/protocol/transcript.jsonl: what every probe answers about a small subject that is
 * written in each language (fixtures/protocol/<language>/Sample). One exchange a line: a request without its nonce (a
 * load request also without its program) and the frames of the answer, but for the `step` frames before a row.
 *
 * Languages name their own types, so frames are compared in a neutral form: see `neutralFrame`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../platform/package-root.ts';
import type { Frame, Observation, Script, Size } from '../../contracts/protocol.ts';

export interface Exchange {
  readonly request: { readonly kind: 'load' } | { readonly kind: 'run'; readonly script: Script };
  /** In the neutral form. */
  readonly frames: readonly unknown[];
}

/** The exchanges in their order. */
export const goldenTranscript = (): readonly Exchange[] =>
  readFileSync(join(packageRoot(), 'fixtures', 'protocol', 'transcript.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Exchange);

/**
 * A frame without what differs from language to language: the nonce; the type of a value, which becomes that of its
 * JSON form; the type of an object; the type and the places of an exception, whose stack keeps its order where that is
 * told; the name of what is missing; the package of a queue's class; the bytes that a size is made of.
 */
export const neutralFrame = (frame: Frame): unknown => {
  const rest: Partial<Frame> = { ...frame };
  delete rest.nonce;
  return frame.kind === 'row' ? { ...rest, observations: frame.observations.map(neutral) } : rest;
};

const neutral = (seen: Observation): unknown => {
  switch (seen.kind) {
    case 'value':
      return { ...seen, type: seen.value === null ? 'null' : typeof seen.value };
    case 'exception':
      return { kind: seen.kind, message: seen.message, ...(seen.stack === undefined ? {} : { stack: seen.stack }) };
    case 'missing':
      return { kind: seen.kind };
    case 'each':
      return { ...seen, items: seen.items.map((item) => item.map(neutral)) };
    case 'object':
      return { kind: seen.kind };
    case 'counters':
      return { ...seen, queues: seen.queues.map((queue) => ({ ...queue, type: simpleName(queue.type) })) };
    case 'size':
      return { kind: seen.kind, queues: seen.queues === null ? null : withoutBytes(seen.queues) };
    case 'items':
    case 'absent':
    case 'repeated':
      return seen;
  }
};

const withoutBytes = ({ queues, maxSize, finalSize }: NonNullable<Size['queues']>): unknown => ({
  queues,
  maxSize,
  finalSize,
});

const simpleName = (type: string): string => type.slice(type.lastIndexOf('.') + 1);
