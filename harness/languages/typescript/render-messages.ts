/** Says what the compiler host found. Its answer has been parsed: every id is one of these, with its facts. */
import type { ScanFinding } from '../../contracts/scan.ts';
import type { Diagnostic } from '../../contracts/language.ts';
import type { FirstDiagnostic, FoundByScan } from './compiler/protocol.ts';
import type { ApiMessageId, GateMessageId, NoteMessageId } from './compiler/message-ids.ts';
import { defineMessages } from '../../messages/messages.ts';

const typescriptApiMessages = defineMessages('typescript.api', {
  noClass: '{path} exports no class {name}: write `export class {name}` there',
  noMember: '{class} has no public member {signature}',
  noMemberButAlike: '{class} has no public member {signature}; it has {alike}, which differs in capitalization',
  noMethod: '{name} must be a method, not a getter or another field',
  notPublic: '{name} is {access}, but must be public',
  notStatic: '{name} must be static',
  isStatic: '{name} is static, but must not be',
  noParameters: '{name} must have no parameters, but has {found}',
  parameters: {
    one: '{name} must have {count} parameter, but has {found}',
    other: '{name} must have {count} parameters, but has {found}',
  },
  takes: 'the type of parameter {parameter} of {name} must be {wanted}, but is {found}',
  returns: '{name} must return {wanted}, but returns {found}',
  returnsAny:
    '{name} must return {wanted}, but returns any, which stands for anything: declare the return type {wanted}',
  extra:
    '{member} is public but not in the API: members of a TypeScript class are public unless they are private, protected or begin with #',
  overload:
    '{found} is an overload of {name} that is not in the API: leave it out, or move what it does to a private method',
});

const typescriptGateMessages = defineMessages('typescript.gate', {
  require: 'require() is not available: use import',
  ofNode: '{name} is not available in this assignment',
  importCall: 'import() is not available in this assignment: use an import declaration',
  importMeta: 'import.meta is not available in this assignment',
  await: 'await outside of a function is not available in this assignment',
  references: '/// references are not available in this assignment',
  noFile: "file '{path}' is not among the submitted TypeScript files",
  noModule: "module '{name}' is not available in this assignment",
});

const typescriptNoteMessages = defineMessages('typescript.note', {
  otherCase:
    "{path} imports '{specifier}', but the file is {target}: the difference in capitalization was accepted here",
  alias:
    "{path} imports '{specifier}', which is not a path: it was taken for {target}, the only file submitted whose path ends like that (tsconfig.json is not read)",
  byDefault: '{path} exports class {declared} by default: it was used as {name}',
});

const scanWhatMessages = defineMessages('typescript.scan.what', {
  computedImport: 'import() of a computed name',
  assignment: 'An assignment',
});

const scanWhyMessages = defineMessages('typescript.scan.why', {
  codeFromText: 'creates code from text, which nobody can read in advance',
  constructorCalled: 'calls a constructor as a function, which may create code from text',
  importWhileRunning: 'loads a module while the program runs',
  importUnknown: 'loads a module that cannot be known in advance',
  builtinChanged: 'changes a part of the language itself, for the whole program',
  watches: 'intercepts what a program does with its objects',
  whenFreed: 'depends on when memory is freed',
  besideTheHeap: 'stores its contents outside the measured memory, and does not exist during grading',
  threads: 'is for programs with several threads',
  variablesByName: 'accesses the variables of the whole program by name',
  notTypeScript: 'runs code that is not TypeScript',
  whoCalled: 'inspects who called the program',
  chain: 'changes or reads the prototype chain',
});

const scanInsteadMessages = defineMessages('typescript.scan.instead', {
  writeCode: 'Write the code itself.',
  importDeclaration: 'Use an import declaration.',
  printMessage: 'To print an exception, print its message.',
  extend: 'Use `class … extends`.',
  localeText: "Give the locale as a string: `toLocaleString('en')`.",
});

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
