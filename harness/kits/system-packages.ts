/** What grading needs of Debian and Ubuntu, by the names of their packages. */

const ofLanguages: Readonly<Record<string, readonly string[]>> = { java: ['openjdk-17-jdk-headless'] };

export const systemPackages = (languages: readonly string[]): readonly string[] => [
  'bubblewrap',
  'util-linux',
  ...languages.flatMap((id) => ofLanguages[id] ?? []),
];
