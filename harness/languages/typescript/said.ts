/** Says what the compiler host found. Its answer has been parsed: every id is one of these, with its facts. */
import type { ScanFinding } from '../scan.ts';
import type { Diagnostic } from '../language.ts';
import type { CompileMessage } from './compiler/messages.ts';
import type { ApiSaying, GateSaying, NoteSaying } from './compiler/sayings.ts';
import {
  scanInsteadWords,
  scanWhatWords,
  scanWhyWords,
  typescriptApiWords,
  typescriptGateWords,
  typescriptNoteWords,
} from './words/compiler.ts';

type Emitted = Extract<CompileMessage, { stage: 'emit' }>;

/** One function for each id, that takes its facts. */
type Sayers<Saying extends { readonly id: string }> = {
  readonly [Id in Saying['id']]: (facts: Extract<Saying, { readonly id: Id }>) => string;
};

const sayWith =
  <Saying extends { readonly id: string }>(sayers: Sayers<Saying>) =>
  (saying: Saying): string => {
    const say = sayers[saying.id as Saying['id']] as (facts: Saying) => string;
    return say(saying);
  };

export const apiSentence = sayWith<ApiSaying>(typescriptApiWords);
export const noteSentence = sayWith<NoteSaying>(typescriptNoteWords);
const gateSentence = sayWith<GateSaying>(typescriptGateWords);

const MOST_CHARACTERS = 1_000;

export const diagnosticSaid = ({ message, ...about }: Emitted['diagnostics'][number]): Diagnostic => ({
  ...about,
  message: typeof message === 'string' ? message : cap(gateSentence(message)),
});

const cap = (text: string): string => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text);

export const scanSaid = ({ what, why, instead, ...finding }: Emitted['scan'][number]): ScanFinding => ({
  ...finding,
  what: typeof what === 'string' ? what : scanWhatWords[what.id](),
  why: scanWhyWords[why](),
  instead: instead === null ? null : scanInsteadWords[instead](),
});
