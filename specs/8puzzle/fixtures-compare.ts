/** Whether a fixture file holds what the recipes make. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Nothing, or one sentence that names the first differing line. */
export const compareFile = async (dir: string, path: string, content: string): Promise<string[]> => {
  const found = await readFile(join(dir, path), 'utf8').catch(() => null);
  if (found === null) return [`fixtures/${path} is missing`];
  if (found === content) return [];
  const [expectedLines, foundLines] = [content.split('\n'), found.split('\n')];
  const line = expectedLines.findIndex((text, index) => text !== foundLines[index]);
  const at = line === -1 ? expectedLines.length : line;
  return [`fixtures/${path}:${String(at + 1)} holds ${quoted(foundLines[at])} instead of ${quoted(expectedLines[at])}`];
};

const quoted = (line: string | undefined): string => (line === undefined ? 'nothing' : JSON.stringify(line));
