import { defineWords } from '../../../words/words.ts';

export const javaStyleWords = defineWords('java.style', {
  stillBusy: 'It was still busy after {seconds} seconds and was stopped.',
  tooMuch: 'It found more than can be reported.',
  outOfMemory: 'It ran out of memory ({megabytes} MB) on this code.',
  failed: 'It failed: {why}',
  notInstalled: 'It is not installed on this machine. To install it: {command}',
  install: 'npx grade doctor --prepare (it needs Maven: {maven})',
  toolNotInstalled: '{title} {version} was not installed: {why}',
  noMaven: 'there is no Maven on this machine. Remedy: {maven}, then npx grade doctor --prepare',
  mavenFailed: 'Maven failed: {message}',
  noClasses: 'It reads compiled classes, and there are none.',
  unreadable: 'Its report could not be read.',
});
