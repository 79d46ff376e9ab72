/**
 * What the adapter asks of the compiler host, and what comes back: one JSON line a stage, so that a compiler that is
 * killed in a later stage has still delivered the earlier ones.
 */
import { z } from 'zod';
import { codeFacts } from '../../../contracts/code-facts.ts';
import { type ApiClass, apiFinding, compilerMessage, place } from '../../../contracts/language.ts';
import { apiMessageId, gateMessageId, noteMessageId, path, scanInstead, scanWhat, scanWhy } from './message-ids.ts';

export interface CompileRequest {
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly roots: readonly { readonly class: string; readonly path: string }[];
  readonly api: readonly ApiClass[];
  /** What may be imported besides own files: the name, and the file of `declarations` that describes it. */
  readonly modules: readonly { readonly name: string; readonly declaration: string }[];
  readonly declarations: Readonly<Record<string, string>>;
}

const text = z.string().max(4_000);

/** Of the first stage: the parser's own, and those of the gate. */
const firstDiagnostic = compilerMessage.extend({ message: z.union([text, gateMessageId]) });

const finding = apiFinding.extend({ message: apiMessageId });

const scanFinding = z.strictObject({
  outcome: z.enum(['flagged', 'refused']),
  what: z.union([text, scanWhat]),
  why: scanWhy,
  instead: scanInstead.nullable(),
  ...place,
});

export const compileMessage = z.discriminatedUnion('stage', [
  /** The JavaScript of the submission; `units` is null when a file could not be parsed. */
  z.strictObject({
    stage: z.literal('emit'),
    version: text,
    units: z.array(z.strictObject({ name: path, code: z.string() })).nullable(),
    entries: z.array(
      z.strictObject({
        ...{ class: text, unit: path, export: z.string(), names: z.array(z.string()), exported: z.boolean() },
      }),
    ),
    diagnostics: z.array(firstDiagnostic),
    scan: z.array(scanFinding),
    notes: z.array(noteMessageId),
  }),
  z.strictObject({ stage: z.literal('api'), findings: z.array(finding) }),
  z.strictObject({ stage: z.literal('check'), diagnostics: z.array(compilerMessage) }),
  /** What the rules on code are applied to. */
  z.strictObject({ stage: z.literal('facts'), code: codeFacts }),
  /** The compiler failed on this submission in the stage after the last one. */
  z.strictObject({ stage: z.literal('gave-up'), reason: z.enum(['nesting', 'failure']), detail: text }),
]);
export type Stage<Name extends CompileMessage['stage']> = Extract<CompileMessage, { stage: Name }>;
export type FirstDiagnostic = Stage<'emit'>['diagnostics'][number];
export type FoundByScan = Stage<'emit'>['scan'][number];
export type FoundInApi = Stage<'api'>['findings'][number];
export type CompileMessage = z.infer<typeof compileMessage>;
