/**
 * What an attack must not get hold of: random secrets, each where a submission could look for one. An attack is told the
 * places, by tokens in its files; what it finds there must appear nowhere.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { valueOf } from '../../harness/text/at.ts';

export interface Canaries {
  /** The secret of each place, by the words for it. */
  readonly secrets: Readonly<Record<string, string>>;
  /** By token, as `@CANARY_FILE@`. */
  readonly tokens: Readonly<Record<string, string>>;
  /** A variable of the environment of every grading. */
  readonly environment: Readonly<Record<string, string>>;
  /** Open on descriptor 77 of every grading. */
  readonly file: string;
  /** Files in the folder that everybody may write to. */
  files(): readonly string[];
  /** Connections to the listeners until now. */
  connections(): number;
  close(): void;
}

/** Writes and opens the canaries below `folder`. */
export const setCanaries = async (folder: string): Promise<Canaries> => {
  const secrets = Object.fromEntries(places.map((place) => [place, `canary-${randomBytes(12).toString('hex')}`]));
  const secret = (place: (typeof places)[number]): string => valueOf(new Map(Object.entries(secrets)), place);
  const file = written(join(folder, 'canary.txt'), `${secret('a file')}\n`);
  const json = written(join(folder, 'canary.json'), JSON.stringify({ secret: secret('a JSON file') }));
  // A folder that version control and the package leave out.
  const own = join(packageRoot(), '.cache', 'attacks', `${process.pid}`);
  const grader = written(join(own, 'canary.txt'), `${secret("a file in the grader's folder")}\n`);
  const code = `/* ${secret('another submission')} */ class Board {}\n`;
  const neighbour = written(join(folder, 'submissions', 'neighbour', 'Board.java'), code);
  const open = openFolder(join(folder, 'open'));
  const socket = `8puzzle-canary-${randomBytes(6).toString('hex')}`;
  const door = await listen({ port: 0, host: '127.0.0.1' });
  const doors = [door, await listen({ path: `\0${socket}` })];
  for (const one of doors) one.greet(secret('a listener'));
  return {
    secrets,
    tokens: {
      '@CANARY_FILE@': file,
      '@CANARY_JSON@': json,
      '@CANARY_GRADER_FILE@': grader,
      '@CANARY_NEIGHBOUR@': neighbour,
      '@CANARY_FOLDER@': open,
      '@CANARY_PORT@': `${door.port}`,
      '@CANARY_SOCKET@': socket,
      '@CANARY_VARIABLE@': variable,
      '@HARNESS_PID@': `${process.pid}`,
    },
    environment: { [variable]: secret('a variable of the environment') },
    file,
    files: () => readdirSync(open),
    connections: () => doors.reduce((sum, one) => sum + one.connections(), 0),
    close() {
      for (const one of doors) one.close();
      rmSync(own, { recursive: true, force: true });
    },
  };
};

const places = [
  'a file',
  'a JSON file',
  "a file in the grader's folder",
  'another submission',
  'a variable of the environment',
  'a listener',
] as const;

const variable = 'GRADER_CANARY';

/** For everyone to read: that it cannot be reached is what is tested. */
const written = (path: string, content: string): string => {
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o755 });
  writeFileSync(path, content, { mode: 0o644 });
  return path;
};

const openFolder = (path: string): string => {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o777);
  return path;
};

interface Door {
  readonly port: number;
  greet(secret: string): void;
  connections(): number;
  close(): void;
}

const listen = (place: { readonly port: number; readonly host: string } | { readonly path: string }): Promise<Door> =>
  new Promise((resolve, reject) => {
    let count = 0;
    let greeting = '';
    const server: Server = createServer((socket: Socket) => {
      count += 1;
      socket.on('error', () => undefined);
      socket.end(greeting);
    });
    server.once('error', reject);
    server.listen(place, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : 0,
        greet(secret) {
          greeting = secret;
        },
        connections: () => count,
        close: () => server.close(),
      });
    });
  });
