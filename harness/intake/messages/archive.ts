import { defineMessages } from '../../messages/messages.ts';

export const archiveMessages = defineMessages('archive', {
  otherKind: 'The archive is {kind}; only folders and zip archives are accepted. Pack it as a zip.',
  empty: 'The zip archive is empty (0 bytes); it was probably not uploaded completely.',
  tooLarge: 'The archive is {size}; at most {most} is accepted. Submit only the source files.',
  gzip: 'a gzip file',
  sevenZip: 'a 7z file',
  rar: 'a rar file',
  bzip2: 'a bzip2 file',
  xz: 'an xz file',
  unreadable: 'The file is not a readable zip archive ({reason}). Pack the sources again as a zip.',
  refused: 'The archive is not accepted: {reason}. Pack the sources again as a zip.',
  twice: 'The archive contains {names} more than once (ignoring upper and lower case). Keep one of them.',
  unpacksTooLarge: 'The archive unpacks to {size}; at most {most} is accepted. Submit only the source files.',
  tooManySources:
    'The archive contains {count} source files; at most {most} are accepted. Submit only the source files of this assignment.',
  tooManyEntries:
    'The archive contains {count} entries; at most {most} are accepted. Submit only the source files of this assignment.',
  tooManyFiles:
    'The archive contains {count} files; at most {most} are accepted. Submit only the source files of this assignment.',
  encrypted: 'is encrypted; pack it without a password',
  otherMethod: 'is compressed with a method other than deflate',
  notUnpacked: 'cannot be unpacked ({reason})',
  moreInArchive: 'more than {size} in the archive',
  links: 'Links in the archive are not accepted; pack the files themselves: {names}.',
  special: 'Neither files nor folders, so not accepted: {names}.',
});
