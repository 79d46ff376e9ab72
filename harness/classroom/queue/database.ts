/** A connection pool to PostgreSQL whose errors are in words, and never hold a password. */
import type { Pool, PoolClient, QueryResult } from 'pg';
import { inWords, shownUrl } from './database-errors.ts';

export interface Runs {
  /** Rows of one statement. @throws {GraderError} for whatever the server or the way to it lacks */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Runs {
  /** The address without a password. */
  readonly shown: string;
  /** All of it or nothing. */
  transaction<T>(work: (inside: Runs) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** @throws {GraderError} when the address is not one of PostgreSQL's, or nobody answers there */
export const openDatabase = async (url: string): Promise<Database> => {
  const shown = shownUrl(url);
  // Loaded only where a database is used: `grade --help` must not wait for it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    ...{ connectionString: url, application_name: 'grade', max: 10 },
    ...{ connectionTimeoutMillis: 10_000, keepAlive: true },
  });
  // A connection that idles is lost when the server goes; the next query tells.
  pool.on('error', () => undefined);
  const database = databaseOf(pool, shown);
  try {
    await database.query('SELECT 1');
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
};

/** With a connection that is closed afterwards, whatever happens. */
export const withDatabase = async <T>(url: string, use: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(url);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
};

const databaseOf = (pool: Pool, shown: string): Database => ({
  shown,
  ...runsOf(pool, shown),
  transaction: (work) => inTransaction(pool, shown, work),
  close: () => pool.end(),
});

const runsOf = (on: Pool | PoolClient, shown: string): Runs => ({
  query: async <Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
    try {
      const result: QueryResult<Row> | QueryResult<Row>[] = await on.query<Row>(
        text,
        values === undefined ? undefined : [...values],
      );
      // Several statements in one text, as pg-boss sends them, have a result each.
      return [result].flat().flatMap(({ rows }) => rows);
    } catch (error) {
      throw inWords(error, shown);
    }
  },
});

const inTransaction = async <T>(pool: Pool, shown: string, work: (inside: Runs) => Promise<T>): Promise<T> => {
  const client = await pool.connect().catch((error: unknown) => {
    throw inWords(error, shown);
  });
  // Without a listener the loss of a connection between two statements would end the process.
  const lost = (): void => undefined;
  client.on('error', lost);
  const inside = runsOf(client, shown);
  try {
    await inside.query('BEGIN');
    const result = await work(inside);
    await inside.query('COMMIT');
    client.off('error', lost).release();
    return result;
  } catch (error) {
    await inside.query('ROLLBACK').then(
      () => {
        client.off('error', lost).release();
      },
      () => {
        client.release(true);
      },
    );
    throw error;
  }
};
