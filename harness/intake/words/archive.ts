import { defineWords } from '../../words/words.ts';

export const archiveWords = defineWords('archive', {
  otherKind: 'The archive is {kind}; only folders and zip archives are taken. Pack it as a zip.',
  empty: 'The zip archive is empty (0 bytes); it was probably not uploaded completely.',
  tooLarge: 'The archive has {size}; at most {most} are accepted. Hand in only the source files.',
  gzip: 'a gzip file',
  sevenZip: 'a 7z file',
  rar: 'a rar file',
  bzip2: 'a bzip2 file',
  xz: 'an xz file',
  unreadable: 'The file is not a readable zip archive ({reason}). Pack the sources again as a zip.',
  refused: 'The archive is refused: {reason}. Pack the sources again as a zip.',
  sourceFiles: 'source files',
  twice: 'The archive holds {names} more than once (upper and lower case count as the same). Keep one of them.',
  unpacksTooLarge: 'The archive unpacks to {size}; at most {most} are accepted. Hand in only the source files.',
  tooMany:
    'The archive holds {found} {what}; at most {most} are accepted. Hand in only the source files of this assignment.',
  encrypted: 'is encrypted; pack it without a password',
  otherMethod: 'is packed by a method other than deflate',
  notUnpacked: 'cannot be unpacked ({reason})',
  moreInArchive: 'more than {size} in the archive',
  links: 'Links in the archive are refused; pack the files themselves: {names}.',
  special: 'Neither files nor folders, so they are refused: {names}.',
});
