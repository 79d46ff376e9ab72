import { defineWords } from './words.ts';

export const gradingWords = defineWords('grading', {
  removedMeanwhile: 'While this was graded, something it needs was removed: {missing}',
  removedMeanwhileRemedy: 'Run `npm run setup`, and grade this submission again: this run says nothing about it.',
  noAdapter: 'No adapter for the language "{language}".',
  languageNotHere: '{language} submissions cannot be graded on this machine.',
  noCacheFolder: 'The cache folder {dir} cannot be made or used.',
  noCacheFolderRemedy: 'Set GRADER_CACHE_DIR to a folder that you can write to.',
  refusedByScan: 'The scan refused to run the submission.',
  doesNotCompile: 'The submission does not compile.',
  notSubmitted: '{file} was not submitted.',
  recognised: 'The assignment was not named; the files are those of {assignment}.',
  didYouMean: 'Did you mean "{name}"?',
  noManifest: "No package.json of {name} lies above the grader's own files.",
  noManifestRemedy: 'Install the package again: its package.json must stay beside its bin folder.',
  known: 'Known: {names}.',
});
