/** What a real PostgreSQL refuses, told as what to do. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { shownUrl } from './database-errors.ts';
import { sql } from './testing/class-in-queue.ts';
import { startPostgres, type TestServer, whyNoPostgres } from './testing/postgres.ts';

it.each([
  ['postgresql://grader:hunter2@db:5433/grader?sslmode=verify-full', '//grader@db:5433/grader?sslmode=verify-full'],
  ['postgres://db/grader?user=ada&password=hunter2', '//db/grader?user=ada'],
  ['postgresql:///grader?host=/var/run/postgresql', '///grader?host=%2Fvar%2Frun%2Fpostgresql'],
])('an address is told with how the server is reached, and no password: %s', (url, shown) => {
  expect(shownUrl(url)).toBe(`postgresql:${shown}`);
});

describe.skipIf(whyNoPostgres !== null)('a database that refuses', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = startPostgres();
    await sql(server.url(), `CREATE ROLE guarded LOGIN PASSWORD 'right'; CREATE ROLE crowded LOGIN CONNECTION LIMIT 0`);
  });
  afterAll(() => {
    server.remove();
  });

  const errorOf = async (user: string, name = 'postgres', query = 'SELECT 1'): Promise<unknown> => {
    try {
      const database = await openDatabase(server.url(user, name));
      try {
        await database.query(query);
      } finally {
        await database.close();
      }
      return null;
    } catch (error) {
      return error;
    }
  };

  it.each([
    ['a wrong password', 'wrong', 'guarded', /refused the user or the password/, /the password in PGPASSWORD/],
    ['no password', undefined, 'guarded', /asks for a password, and there is none/, /Put it into PGPASSWORD/],
    ['an empty password', '', 'guarded', /asks for a password, and there is none/, /Put it into PGPASSWORD/],
    ['a user that may not come in', undefined, 'unwanted', /does not let this user in/, /pg_hba\.conf/],
    ['too many connections', undefined, 'crowded', /no connections left/, /fewer workers/],
  ])('%s', async (_, password, user, message, remedy) => {
    vi.stubEnv('PGPASSWORD', password);
    expect(await errorOf(user)).toMatchObject({
      message: expect.stringMatching(message) as string,
      remedy: expect.stringMatching(remedy) as string,
    });
  });

  it('lets in who has the password', async () => {
    vi.stubEnv('PGPASSWORD', 'right');
    expect(await errorOf('guarded')).toBeNull();
  });

  it.each([
    ['a database that is not there', 'nowhere', 'SELECT 1', /no database of this name/],
    ['a full disk', 'postgres', `DO $$ BEGIN RAISE disk_full; END $$`, /The disk of the database is full/],
  ])('%s', async (_, name, query, message) => {
    expect(await errorOf('owner', name, query)).toMatchObject({ message: expect.stringMatching(message) as string });
  });
});
