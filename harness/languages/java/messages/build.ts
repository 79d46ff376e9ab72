import { defineMessages } from '../../../messages/messages.ts';

export const javaBuildMessages = defineMessages('java.build', {
  withoutImports: 'The library is used without imports, which this course allows: {names}.',
  compiledAlone: '{name} was compiled separately, because the rest of the submission does not compile.',
  compiledAgainstApi: '{name} was compiled with the API of {others}, from which the submitted one differs.',
  inPlaceOfLibrary: "{path} is used instead of the library's class {class}; its operations are not counted.",
  leftOut: 'The class {name} is left out, because it is in a package.',
  rulesNotApplied: 'The rules could not be applied to the class {name} (byte {offset}: {message})',
  stillBusy:
    'The Java compiler had not finished after {seconds} seconds and was stopped. An expression or a generic type is nested too deeply: break it into smaller steps.',
  outOfMemory:
    'The Java compiler ran out of memory ({megabytes} MB). A constant or an expression in the code becomes too large: compute it at run time.',
  tooLarge: 'The compiled classes are far larger than a program for this assignment should be.',
  outOfStack:
    'The Java compiler ran out of stack. An expression or a generic type is nested too deeply: break it into smaller steps.',
  compilerFailed: 'The Java compiler itself failed on this code. Does it compile on your own computer?',
  importLibrary:
    '{name} is a class of the library: write `import {import};` at the top of {path}. (If a course’s library has no packages, its configuration can allow sources without imports.)',
  missingClass:
    'is in the course’s full library, but not in the grader’s version of it, so the code that uses it does not compile here',
  missingClassRemedy:
    'If the course permits this class, a person has to grade this submission again with the course’s own jar (docs/assignments.md, “The library of Java submissions”).',
  packageLeftOut: {
    one: 'The assignment asks for the default package; {packages} was removed from {paths}.',
    other: 'The assignment asks for the default package; {packages} were removed from {paths}.',
  },
});
