import { defineWords } from './words.ts';

export const systemWords = defineWords('system', {
  noSpace: 'There is no space left on the disk.',
  makeRoom: 'Make room there, or set GRADER_CACHE_DIR and TMPDIR to another disk.',
  quota: 'The disk quota of this user is used up.',
  readOnly: 'The file system is read-only.',
  readOnlyRemedy: 'Set GRADER_CACHE_DIR and TMPDIR to folders that can be written to.',
  denied: 'Permission was denied.',
  giveAccess: 'Give the user who grades access to it, or grade as another user.',
  notPermitted: 'The operation is not permitted.',
  tooManyFiles: 'Too many files are open.',
  raiseFiles: 'Raise the limit: ulimit -n 4096. Or lower --jobs.',
  tooManyFilesHere: 'Too many files are open on this machine.',
  endPrograms: 'End other programs, or lower --jobs.',
  noMemory: 'There is not enough memory.',
  noProcess: 'No further process or thread can be made.',
  raiseProcesses: 'End other programs, or raise the limit: ulimit -u.',
  inputOutput: 'The disk cannot be read or written (input/output error).',
  lookAtDisk: 'Look at the disk: dmesg tells more.',
  gone: 'A file that was there is gone, or a folder cannot be made.',
  setUpAgain: 'Run `npm run setup` again, and grade again.',
});
