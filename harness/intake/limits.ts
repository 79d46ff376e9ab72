/** How much of a submission is looked at. Generous for people, small for attacks. */
export const limits = {
  /** Files and folders of a folder that are looked at, and how deep. */
  folderEntries: 20_000,
  folderDepth: 20,
  /** Entries of an archive's directory, including those that are ignored. */
  archiveEntries: 50_000,
  /** Entries of an archive outside ignored folders. */
  archiveFiles: 1_000,
  /** Source files of an archive outside ignored folders. */
  archiveSources: 200,
  /** Size of an archive as it is stored, and of what it holds once unpacked. */
  archiveBytes: 50_000_000,
  unpackedBytes: 20_000_000,
  /** One source file, and how many of them are handed to the compiler. */
  sourceBytes: 1_000_000,
  sources: 50,
  /** Files that are not used: how many are listed by name. */
  listedFiles: 100,
  nameCharacters: 200,
} as const;

/** `20.0 GB`, `1.2 MB`, `3 KB`, `17 bytes`: for messages. */
export const formatBytes = (bytes: number): string => {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  if (bytes >= 10_000) return `${String(Math.round(bytes / 1_000))} KB`;
  return bytes === 1 ? '1 byte' : `${bytes.toLocaleString('en-US')} bytes`;
};
