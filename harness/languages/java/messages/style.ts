import { defineMessages } from '../../../messages/messages.ts';

export const javaStyleMessages = defineMessages('java.style', {
  stillBusy: 'It had not finished after {seconds} seconds and was stopped.',
  tooMuch: 'It found more than can be reported.',
  outOfMemory: 'It ran out of memory ({megabytes} MB) on this code.',
  failed: 'It failed: {why}',
  notInstalled: 'It is not installed on this machine. To install it: {command}',
  noClasses: 'It needs compiled classes, and there are none.',
  unreadable: 'Its report could not be read.',
  unparsed:
    'Checkstyle could not read this file; most of its rules were not applied to it. That may not be your mistake.',
});
