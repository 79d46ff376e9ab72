/** Says what the compiler host found. Its answer has been parsed: every id is one of these, with its facts. */
import type { ScanFinding } from '../../contracts/scan.ts';
import type { Diagnostic } from '../../contracts/language.ts';
import type { FirstDiagnostic, FoundByScan } from './compiler/protocol.ts';
import type { ApiMessageId, GateMessageId, NoteMessageId } from './compiler/message-ids.ts';
import {
  scanInsteadMessages,
  scanWhatMessages,
  scanWhyMessages,
  typescriptApiMessages,
  typescriptGateMessages,
  typescriptNoteMessages,
} from './messages/compiler.ts';

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

export const apiSentence = sayWith<ApiMessageId>(typescriptApiMessages);
export const noteSentence = sayWith<NoteMessageId>(typescriptNoteMessages);
const gateSentence = sayWith<GateMessageId>(typescriptGateMessages);

const MOST_CHARACTERS = 1_000;

export const renderDiagnostic = ({ message, ...about }: FirstDiagnostic): Diagnostic => ({
  ...about,
  message: typeof message === 'string' ? message : cap(gateSentence(message)),
});

const cap = (text: string): string => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text);

export const renderScanFinding = ({ what, why, instead, ...finding }: FoundByScan): ScanFinding => ({
  ...finding,
  what: typeof what === 'string' ? what : scanWhatMessages[what.id](),
  why: scanWhyMessages[why](),
  instead: instead === null ? null : scanInsteadMessages[instead](),
});
