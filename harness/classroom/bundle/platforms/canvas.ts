/** Canvas, "Download Submissions": one flat zip of each student's latest attempt (canvas-lms lib/content_zipper.rb). */
import type { Entry } from '../entry.ts';
import { ownerOf, type Parts, partsIn, type Piece, plainDraft, type Platform, readEach } from '../platform.ts';

/** `<name>[_LATE]_<user id>_<attachment id>_<file>`: the name has no `_<digits>_` of its own, so the first is the user, and no `@`, as Autolab's have. */
const named = /^(?<name>[^@]*?)(?:_(?<late>LATE|late))?_(?<user>\d+)_\d+_(?<file>.+)$/;
const typed = /^(?<name>[^@]*?)(?:_(?<late>LATE|late))?_(?<user>\d+)_(?<what>text|link)\.html$/;
const anonymous = /^(?:(?<late>LATE)_)?anon_(?<user>[^_]+)(?:_(?<late2>LATE))?_\d+_(?<file>.+)$/;
const anonymousTyped = /^(?:(?<late>LATE)_)?anon_(?<user>[^_]+)(?:_(?<late2>LATE))?_(?<what>text|link)\.html$/;

/** A student's own `text.html` has the number of an attachment, what was typed has none. */
const forms = [anonymousTyped, anonymous, named, typed];

/** The owner's name is as Canvas squeezes it, `doemaryann` for "Doe, Mary-Ann"; a group's name stands there just so. */
export const canvas: Platform = {
  id: 'canvas',
  title: 'Canvas',
  matches: (names) => names.filter((name) => partsOf(name) !== null),
  read: (entries) => Promise.resolve(readEach(entries, pieceOf)),
};

const partsOf = (path: string): Parts | null => (path.includes('/') ? null : partsIn(path, forms));

const pieceOf = (entry: Entry): Piece | string => {
  const parts = partsOf(entry.path);
  if (parts?.['user'] === undefined) return 'Its name is not of the form name_user_file_title that Canvas gives.';
  const { user, name, what, file } = parts;
  const place = entry.path.slice(0, entry.path.length - (file ?? `${what}.html`).length);
  const owner = ownerOf(user, { name: name === '' ? null : (name ?? null), isAnonymous: name === undefined });
  return {
    key: `${name === undefined ? 'anon' : ''} ${user}`,
    // The attachment's number differs from file to file; what is before it does not.
    draft: plainDraft(owner, file === undefined ? place : place.replace(/\d+_$/, ''), {
      late: parts['late'] !== undefined || parts['late2'] !== undefined,
    }),
    note: what === undefined ? null : typedNote(what),
    file: file === undefined ? null : { path: file, entry },
  };
};

const typedNote = (what: string): string =>
  what === 'link'
    ? 'A web address was handed in; it is not followed.'
    : 'Text was typed into Canvas; it is not graded, only files are.';
