/**
 * GitHub Classroom, retired in August 2026: what its tools cloned is `<assignment>-submissions/<assignment>-<username>/`.
 */
import { belowFirst, firstName } from '../entry.ts';
import { type Platform, readEach } from '../platform.ts';
import { pieceOf } from './folders.ts';

const outer = /^(?<assignment>.+)-submissions$/;

export const githubClassroom: Platform = {
  id: 'github-classroom',
  title: 'GitHub Classroom',
  matches: (names) => {
    const assignment = assignmentOf(names);
    return assignment === null
      ? []
      : names.filter((name) => name.startsWith(`${assignment}-submissions/${assignment}-`));
  },
  read: (entries) => {
    const assignment = assignmentOf(entries.map(({ path }) => path));
    const around = assignment === null ? '' : `${assignment}-submissions`;
    return Promise.resolve(
      readEach(entries, (entry) => {
        const isInside = around !== '' && firstName(entry.path) === around;
        const piece = pieceOf(isInside ? { ...entry, path: belowFirst(entry.path) } : entry, `${assignment}-`);
        if (typeof piece === 'string' || !isInside) return piece;
        return { ...piece, draft: { ...piece.draft, place: `${around}/${piece.draft.place}` } };
      }),
    );
  },
};

const assignmentOf = (names: readonly string[]): string | null =>
  names
    .values()
    .map((name) => outer.exec(firstName(name))?.groups?.['assignment'])
    .find((assignment) => assignment !== undefined) ?? null;
