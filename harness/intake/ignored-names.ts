/** What tools and operating systems leave in a submission: never source, never listed. */

const folders = new Set([
  '__macosx',
  'node_modules',
  'bower_components',
  'build',
  'out',
  'bin',
  'target',
  'dist',
  'coverage',
  '$recycle.bin',
]);

/** The last one, of macOS, ends in a carriage return; names are clean when they come here. */
const files = new Set(['thumbs.db', 'desktop.ini', 'icon\\x0d']);

/** Build output, version control, editors' settings, packages. */
export const isIgnoredFolder = (name: string): boolean => name.startsWith('.') || folders.has(name.toLowerCase());

/** `.DS_Store`, `._Stack.java` and their like. */
export const isIgnoredFile = (name: string): boolean => name.startsWith('.') || files.has(name.toLowerCase());
