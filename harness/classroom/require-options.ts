/** What the methods of a class are given by a program, looked at before anything is done. */
import { z } from 'zod';
import { requireKnown, requireValues } from '../config/require-options.ts';
import type { BundleOptions } from './grade-bundle.ts';
import type { FillOptions } from './gradebook/fill.ts';
import type { SimilarOptions } from './class-similarity.ts';

type Shape<Options> = Readonly<Record<keyof Options, z.ZodType>>;

const text = z.string().optional();
const flag = z.boolean().optional();
const texts = z.array(z.string());
const signal = z.custom<unknown>((given) => given instanceof AbortSignal, 'an AbortSignal').optional();
const callable = z.custom<unknown>((given) => typeof given === 'function', 'a function').optional();

const shapes = {
  grade: {
    ...{ roster: text, kind: text, pattern: text, only: texts.optional(), failed: flag },
    shard: z.strictObject({ index: z.int().min(1), count: z.int().min(1) }).optional(),
    ...{ signal, onEvent: callable, run: callable },
  } satisfies Shape<BundleOptions>,
  fill: {
    ...{ kind: text, partial: flag },
    columns: z.record(z.string(), z.string()).optional(),
    outOf: z.number().positive().optional(),
  } satisfies Shape<FillOptions>,
  similar: {
    ...{ ignored: texts.optional(), earlier: texts.optional() },
    top: z.int().min(1).optional(),
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
