/** What a database refuses, in words: what is wrong, and what to do about it. */
import { GraderError, graderFault, usageError } from '../../contracts/errors.ts';
import { errorMessage } from '../../text/error-message.ts';
import { sanitizeText } from '../../text/sanitize.ts';

/**
 * An address of PostgreSQL without its password: `postgresql://user@host:5432/database?sslmode=verify-full`. @throws {GraderError}
 * for any other address, of which nothing is repeated, since a password may be in it
 */
export const shownUrl = (url: string): string => {
  const parsed = URL.parse(url);
  if (parsed === null || !['postgres:', 'postgresql:'].includes(parsed.protocol))
    throw usageError('wrong-database', 'This is not the address of a PostgreSQL database.', {
      where: '--database',
      remedy: 'Write postgresql://USER@HOST:5432/DATABASE, with the password in PGPASSWORD or ~/.pgpass.',
    });
  const user = parsed.username === '' ? '' : `${parsed.username}@`;
  const way = [...parsed.searchParams].filter(([name]) => ofTheWay.test(name));
  const query = way.length === 0 ? '' : `?${new URLSearchParams(way).toString()}`;
  return sanitizeText(`postgresql://${user}${parsed.host}${parsed.pathname}${query}`, 500);
};

/** What of a query says how the server is reached, without which its commands would be refused, or not encrypted. */
const ofTheWay = /^(?:user|host|port|ssl(?:mode|rootcert|cert|key|negotiation))$/;

/** Any error of a query or a connection. */
export const inWords = (error: unknown, where: string): Error => {
  if (error instanceof GraderError) return error;
  const code = codeOf(error);
  const [, name, message, remedy] = kinds.find(([codes]) => codes.test(code)) ?? [];
  if (name === undefined || message === undefined || remedy === undefined) {
    return graderFault('database-failed', `The database refused a query: ${sanitizeText(errorMessage(error), 300)}.`, {
      where,
      remedy: 'Look at the log of the database.',
      cause: error,
    });
  }
  const make = passing.includes(name) ? graderFault : usageError;
  return make(name, message, { where, remedy, cause: error });
};

/** Will it pass by itself, or when somebody has looked after the server? Then a worker waits. */
export const willPass = (error: unknown): error is GraderError =>
  error instanceof GraderError && passing.includes(error.code);

const passing = ['database-away', 'database-full', 'database-crowded'];

/** Codes of PostgreSQL (appendix A of its manual) and of errno(3). */
const kinds: readonly (readonly [codes: RegExp, name: string, message: string, remedy: string])[] = [
  [
    /^28P01$/,
    'database-login',
    'The database refused the user or the password.',
    'Check the user in the address, and the password in PGPASSWORD, or in ~/.pgpass if PGPASSWORD is not set.',
  ],
  [
    /^no password$/,
    'database-login',
    'The database asks for a password, and there is none.',
    'Put it into PGPASSWORD, or into a line of ~/.pgpass, which only you may be able to read (chmod 600 ~/.pgpass).',
  ],
  [
    /^28/,
    'database-login',
    'The database does not let this user in from this machine.',
    'Check the user in the address, and pg_hba.conf on the server. If that asks for encryption, add ?sslmode=verify-full to the address.',
  ],
  [
    /^3D000$/,
    'no-database',
    'There is no database of this name on the server.',
    'Check the name at the end of the address, or create the database: createdb --owner USER NAME',
  ],
  [
    /^42501$/,
    'database-rights',
    'The database user may not do this.',
    'Give it the rights that docs/class.md lists; classes are put in and collected by the owner.',
  ],
  [/^(?:53100|ENOSPC)$/, 'database-full', 'The disk of the database is full.', 'Free space on the database server.'],
  [
    /^53300$/,
    'database-crowded',
    'The database has no connections left.',
    'Start fewer workers, or raise max_connections of the server, or the limit of this user or database.',
  ],
  [
    /^(?:08\w*|57P0[1-3]|25006|ECONN\w*|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|EHOST\w*|ENET\w*|EACCES|lost)$/,
    'database-away',
    'The database cannot be reached.',
    'Check that the server runs, and the host and port of the address.',
  ],
];

const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  const text = error instanceof Error ? error.message : '';
  // The client's own, since the server is not asked without one.
  if (text.includes('client password must be')) return 'no password';
  if (/terminated|timeout exceeded|timeout expired|not queryable/i.test(text)) return 'lost';
  return 'errors' in error && Array.isArray(error.errors) ? codeOf(error.errors[0]) : '';
};
