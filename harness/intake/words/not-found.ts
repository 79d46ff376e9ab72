import { defineWords } from '../../words/words.ts';

export const notFoundWords = defineWords('notFound', {
  found: '{what} Expected: {expected}.',
  classMissing: '{file}{extension} was not found: what needs it cannot be graded.',
  notLookedInto: 'Not looked into, since these hold no sources: {folders}.',
  noFiles: 'The submission holds no files.',
  noClass: "None of the assignment's classes is among the files ({names}).",
  or: ', or ',
  archiveInside: 'An archive inside a submission is not opened: {names}. Unpack it and hand in the sources.',
  compiledClass: 'is a compiled class; hand in the source, {name}.',
  renameTo: 'must be renamed to {name}.',
  copy: 'looks like a copy; rename it to {name}.',
});
