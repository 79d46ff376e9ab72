import { defineWords } from '../../words/words.ts';

export const folderWords = defineWords('folder', {
  itself: 'the folder itself',
  notRegular: 'is not a regular file',
  unknownError: 'unknown error',
  unreadable: 'cannot be read ({code})',
  links: 'Links are not followed; hand in the files themselves',
  special: 'Neither files nor folders, so they are left out',
  unreadableFolders: 'Folders that cannot be read',
  tooMany:
    'The folder holds more than {most} files and folders, or is more than {depth} folders deep; the rest was not looked at. Hand in only the source files.',
  andMore: '{names} and {more} more',
});
