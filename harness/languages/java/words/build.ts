import { defineWords } from '../../../words/words.ts';

export const javaBuildWords = defineWords('java.build', {
  withoutImports: 'The library is used without imports, which this course permits: {names}.',
  compiledAlone: '{name} was compiled by itself, since the rest of the submission does not compile.',
  inPlaceOfLibrary: "{path} is used in place of the library's class {class}; what it does is not counted.",
  leftOut: 'The class {name} is left out, since it is in a package.',
  rulesNotApplied: 'The rules could not be applied to the class {name} (byte {offset}: {message})',
  stillBusy:
    'The Java compiler was still busy after {seconds} seconds and was stopped. An expression or a generic type is nested too deeply for it: write it in smaller steps.',
  outOfMemory:
    'The Java compiler ran out of memory ({megabytes} MB). A constant or an expression in the code grows too large: compute it when the program runs.',
  oneModule: 'The instruments folder must hold exactly one Java module.',
  ownSources: "The grader's own Java sources do not compile with the JDK {version}.",
  ownSourcesRemedy: 'Use another JDK (set JAVA_HOME), or report this: {message}',
  tooLarge: 'The compiled classes are larger than any program of this kind should be.',
  outOfStack:
    'The Java compiler ran out of stack. An expression or a generic type is nested too deeply: write it in smaller steps.',
  compilerFailed: 'The Java compiler itself failed on this code. Does it compile on your own computer?',
  notRun: "The grader's Java compiler could not be run: {detail}",
  notRunRemedy: 'Run `grade doctor` to see what this machine lacks.',
  runtime: 'Runtime image: {image}',
  noRuntime: 'The Java runtime has not been made yet.',
  noRuntimeRemedy: 'Run `npm run setup`.',
  gone: '{path} is no longer there.',
  notMade: 'not made yet; make it with: grade doctor --prepare',
  noImage: 'none, since this JDK lacks jlink: programs start more slowly',
  notInstalled: '(not installed)',
  importLibrary: '{name} is a class of the library: write `import {import};` at the top of {path}. ({permitted})',
  importLibraryCourse:
    'A course whose library has no packages permits sources without imports by `algs4: default-package`.',
  packageLeftOut: 'The assignment asks for the default package; {packages} was left out of {paths}.',
});
