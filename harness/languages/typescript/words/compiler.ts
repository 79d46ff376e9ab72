/** What the compiler host and the linter find; they run in the sandbox, and hand ids and facts out of it. */
import { defineWords } from '../../../words/words.ts';

export const typescriptApiWords = defineWords('typescript.api', {
  noClass: '{path} exports no class {name}',
  noMember: '{class} has no public member {signature}',
  noMemberButAlike: '{class} has no public member {signature}; it has {alike}, and upper and lower case differ',
  noMethod: '{name} is not a method',
  notPublic: '{name} is {access}, and must be public',
  notStatic: '{name} must be static',
  isStatic: '{name} is static, and must not be',
  noParameters: '{name} must have no parameters, and has {found}',
  parameters: {
    one: '{name} must have {count} parameter, and has {found}',
    other: '{name} must have {count} parameters, and has {found}',
  },
  takes: 'parameter {parameter} of {name} must take {wanted}, and takes {found}',
  returns: '{name} must return {wanted}, and returns {found}',
  extra:
    '{member} is public but not in the API: members of a TypeScript class are public unless they are private, protected or begin with #',
});

export const typescriptGateWords = defineWords('typescript.gate', {
  require: 'require() is not available: use import',
  process: 'process is not available in this assignment',
  importCall: 'import() is not available in this assignment: use an import declaration',
  importMeta: 'import.meta is not available in this assignment',
  await: 'await outside of a function is not available in this assignment',
  references: '/// references are not available in this assignment',
  noFile: "file '{path}' is not part of the submission",
  noModule: "module '{name}' is not available in this assignment",
});

export const typescriptNoteWords = defineWords('typescript.note', {
  otherCase:
    "{path} imports '{specifier}', and the file is {target}: upper and lower case differ, which was forgiven here",
  byDefault: '{path} exports class {declared} by default: taken as {name}',
});

export const scanWhatWords = defineWords('typescript.scan.what', {
  computedImport: 'import() of a computed name',
  assignment: 'An assignment',
});

export const scanWhyWords = defineWords('typescript.scan.why', {
  codeFromText: 'makes code from text, which nobody can read beforehand',
  constructorCalled: 'calls a constructor as a function, which may make code from text',
  importWhileRunning: 'loads a module while the program runs',
  importUnknown: 'loads a module that cannot be known beforehand',
  builtinChanged: 'changes what belongs to the language, for the whole program',
  watches: 'comes between a program and its objects',
  whenFreed: 'depends on when memory is freed',
  threads: 'is for programs with several threads',
  variablesByName: 'reaches the variables of the whole program by name',
  notTypeScript: 'runs code that is not TypeScript',
  whoCalled: 'looks at who called the program',
  chain: 'changes or reads the chain from which objects inherit',
});

export const scanInsteadWords = defineWords('typescript.scan.instead', {
  writeCode: 'Write the code itself.',
  importDeclaration: 'Use an import declaration.',
  printMessage: 'To print an exception, its message is enough.',
  extend: 'Use `class … extends`.',
});
