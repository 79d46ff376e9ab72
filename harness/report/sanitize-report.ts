/** The last step before a report leaves the grader: nothing in it can harm whoever shows it, or tells of this machine. */
import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { homeFolder } from '../platform/home-folder.ts';
import { sanitizeText } from '../text/sanitize.ts';
import type { Report } from '../contracts/report.ts';
import { mapStrings } from '../text/map-strings.ts';

/** More than any part of a report keeps: sources are the longest. */
const maxCharacters = 100_000;

/** An absolute path of this machine, and what stands for it. */
export interface Place {
  readonly path: string;
  readonly name: string;
}

/** What was cleaned where it came in is not changed; what was missed there is made harmless here. */
export const sanitizeReport = (report: Report, places: readonly Place[]): Report => {
  const hide = placeHider(places);
  return mapStrings(report, (text) => hide(sanitizeText(text, maxCharacters, { multiline: true })));
};

/** The folders whose paths could get into a report: messages of compilers, tools and the runtime name them. */
export const machinePlaces = (submission: string, folders: Readonly<Record<string, string>>): Place[] => {
  const home = homeFolder();
  const all = { submission: resolve(submission), ...folders, ...(home === null ? {} : { home }) };
  const places = Object.entries(all).flatMap(([name, path]) =>
    [path, realPath(path)].map((one) => ({ path: one, name: `<${name}>` })),
  );
  return places.filter(({ path }) => path !== dirname(path));
};

const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

/** Each place as a whole, not as the beginning of another name; the longest that fits. */
const placeHider = (places: readonly Place[]): ((text: string) => string) => {
  const names = new Map(places.map(({ path, name }) => [path, name]));
  const paths = [...names.keys()].sort((a, b) => b.length - a.length).map((path) => RegExp.escape(path));
  if (paths.length === 0) return (text) => text;
  const pattern = new RegExp(`(?<![\\w.-])(?:${paths.join('|')})(?![\\w-])`, 'g');
  return (text) => text.replace(pattern, (path) => names.get(path) ?? path);
};
