/** A PostgreSQL of a test's own: nothing of it is left afterwards. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TestServer {
  /** Of the superuser, or of another user. */
  url(user?: string, database?: string): string;
  start(options?: string): void;
  /** As when the power fails. */
  stop(): void;
  remove(): void;
}

const bin = globSync('/usr/lib/postgresql/*/bin').sort().at(-1) ?? null;

/** `initdb` refuses root. */
const user = process.getuid?.() === 0 ? idOf('postgres') : null;

/** Null when tests can have one; else the reason. */
export const whyNoPostgres: string | null =
  bin === null
    ? 'PostgreSQL is not installed: apt-get install postgresql'
    : process.getuid?.() === 0 && user === null
      ? 'PostgreSQL does not run as root, and there is no user postgres'
      : null;

/** Passwords are asked for only of `guarded`, and `unwanted` is not let in. */
export const startPostgres = (): TestServer => {
  // Below 108 bytes with the name of the socket, whatever TMPDIR is.
  const folder = mkdtempSync('/tmp/pg-');
  chmodSync(folder, 0o755);
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'd');
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'owner', '--no-sync', '-E', 'UTF8', '--locale=C']);
  const rights = join(data, 'pg_hba.conf');
  writeFileSync(rights, `local all guarded scram-sha-256\nlocal all unwanted reject\n${readFileSync(rights, 'utf8')}`);
  const start = (options = ''): void => {
    run('pg_ctl', [
      ...['-D', data, '-w', '-l', join(folder, 'log'), 'start', '-o'],
      `-c listen_addresses='' -k ${folder} -c fsync=off -c unix_socket_permissions=0777 ${options}`,
    ]);
  };
  const stop = (): void => {
    run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
  };
  start();
  return {
    url: (name = 'owner', database = 'postgres') => `postgresql://${name}@${encodeURIComponent(folder)}/${database}`,
    start,
    stop,
    remove: () => {
      spawnSync(join(bin ?? '', 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], asUser());
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const asUser = (): { uid?: number; gid?: number; cwd: string } => ({ ...user, cwd: '/tmp' });

const run = (program: string, args: readonly string[]): void => {
  // The server would hold a pipe open for as long as it runs.
  execFileSync(join(bin ?? '', program), args, { ...asUser(), stdio: 'ignore' });
};

function idOf(name: string): { uid: number; gid: number } | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  return uid?.status === 0 && gid?.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}
