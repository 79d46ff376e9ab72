/** What the compiler host has to say, as ids and facts: the words are outside of the sandbox (../said.ts). */
import { z } from 'zod';

const text = z.string().max(4_000);
/** Of the request, however long it is there. */
export const path = z.string();
const count = z.int().nonnegative();

/** How a class differs from the prescribed API. */
export const apiMessageId = z.discriminatedUnion('id', [
  z.strictObject({ id: z.literal('noClass'), path, name: text }),
  z.strictObject({ id: z.literal('noMember'), class: text, signature: text }),
  z.strictObject({ id: z.literal('noMemberButAlike'), class: text, signature: text, alike: text }),
  z.strictObject({ id: z.literal('noMethod'), name: text }),
  z.strictObject({ id: z.literal('notPublic'), name: text, access: text }),
  z.strictObject({ id: z.literal('notStatic'), name: text }),
  z.strictObject({ id: z.literal('isStatic'), name: text }),
  z.strictObject({ id: z.literal('noParameters'), name: text, found: text }),
  z.strictObject({ id: z.literal('parameters'), name: text, count, found: text }),
  z.strictObject({ id: z.literal('takes'), parameter: text, name: text, wanted: text, found: text }),
  z.strictObject({ id: z.literal('returns'), name: text, wanted: text, found: text }),
  z.strictObject({ id: z.literal('returnsAny'), name: text, wanted: text }),
  z.strictObject({ id: z.literal('extra'), member: text }),
  z.strictObject({ id: z.literal('overload'), name: text, found: text }),
]);
export type ApiMessageId = z.infer<typeof apiMessageId>;

/** What does not exist where submissions run. */
export const gateMessageId = z.discriminatedUnion('id', [
  z.strictObject({ id: z.literal('require') }),
  z.strictObject({ id: z.literal('ofNode'), name: text }),
  z.strictObject({ id: z.literal('importCall') }),
  z.strictObject({ id: z.literal('importMeta') }),
  z.strictObject({ id: z.literal('await') }),
  z.strictObject({ id: z.literal('references') }),
  z.strictObject({ id: z.literal('noFile'), path: text }),
  z.strictObject({ id: z.literal('noModule'), name: text }),
]);
export type GateMessageId = z.infer<typeof gateMessageId>;

export const noteMessageId = z.discriminatedUnion('id', [
  z.strictObject({ id: z.literal('otherCase'), path, specifier: text, target: path }),
  z.strictObject({ id: z.literal('alias'), path, specifier: text, target: path }),
  z.strictObject({ id: z.literal('byDefault'), path, declared: text, name: text }),
]);
export type NoteMessageId = z.infer<typeof noteMessageId>;

/** Of the scan: what has no name of its own, why it is told, and what to do instead. */
export const scanWhat = z.strictObject({ id: z.enum(['computedImport', 'assignment']) });
export const scanWhy = z.enum([
  'codeFromText',
  'constructorCalled',
  'importWhileRunning',
  'importUnknown',
  'builtinChanged',
  'watches',
  'whenFreed',
  'besideTheHeap',
  'threads',
  'variablesByName',
  'notTypeScript',
  'whoCalled',
  'chain',
]);
export const scanInstead = z.enum(['writeCode', 'importDeclaration', 'printMessage', 'extend', 'localeText']);
