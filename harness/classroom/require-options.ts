/** What the methods of a class are given by a program, looked at before anything is done. */
import { z } from 'zod';
import { requireKnown, requireValues } from '../config/require-options.ts';
import type { BundleOptions } from './grade-bundle.ts';
import type { FillOptions } from './gradebook/fill.ts';
import type { SimilarOptions } from './class-similarity.ts';
import type { CollectOptions } from './queue/collect.ts';
import type { PutOptions } from './queue/put-bundle.ts';
import type { WorkerOptions } from './queue/worker.ts';

type Shape<Options> = Readonly<Record<keyof Options, z.ZodType>>;

const text = z.string().optional();
const flag = z.boolean().optional();
const texts = z.array(z.string());
const signal = z.custom<unknown>((given) => given instanceof AbortSignal, 'an AbortSignal').optional();
const callable = z.custom<unknown>((given) => typeof given === 'function', 'a function').optional();

const whole = (least: number): z.ZodType => z.int().min(least).optional();

const bundle = {
  ...{ roster: text, kind: text, pattern: text, only: texts.optional(), failed: flag, signal },
  shard: z
    .strictObject({ index: z.int().min(1), count: z.int().min(1) })
    .refine(({ index, count }) => index <= count, 'a part that there is')
    .optional(),
};

const shapes = {
  grade: { ...bundle, onEvent: callable } satisfies Shape<BundleOptions>,
  put: {
    ...{ ...bundle, database: z.string() },
    ...{ heartbeatSeconds: whole(10), expireSeconds: whole(1), retries: whole(0) },
  } satisfies Shape<PutOptions>,
  collect: { database: z.string(), id: text, wait: flag, signal, say: callable } satisfies Shape<CollectOptions>,
  work: {
    ...{ database: z.string(), parallel: whole(1), untilEmpty: flag, signal, say: callable },
    ...{ pollSeconds: whole(1), checkSeconds: whole(1) },
  } satisfies Shape<WorkerOptions & { readonly database: string }>,
  fill: {
    ...{ kind: text, partial: flag },
    columns: z
      .record(z.string(), z.string())
      .refine((given) => Object.keys(given).every((column) => column === 'score'), '{ score: TITLE }')
      .optional(),
    outOf: z.number().positive().optional(),
  } satisfies Shape<FillOptions>,
  similar: {
    ...{ ignored: texts.optional(), earlier: texts.optional() },
    top: whole(1),
    signal,
  } satisfies Shape<SimilarOptions>,
  feedback: { kind: z.enum(['moodle', 'pages']) },
  merge: { folders: texts },
};

/** @throws {GraderError} for an option that the method does not have, or a wrong value of one */
export const requireMethodOptions = (method: keyof typeof shapes, options: object): void => {
  const shape = shapes[method];
  requireValues(options, { of: method, shape });
  requireKnown(options, method, Object.keys(shape));
};
