/** A Debian of its own in a folder, for scripts that install things: made by mmdebstrap once, and unpacked for each test. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheDir } from '../../platform/cache-dir.ts';
import { findProgram } from '../../sandbox/programs.ts';
import { canMakeMachines } from '../sandbox/machines.ts';

/** Why there can be none on this machine; null when there can. */
export const noDebian = (): string | null => {
  if (!canMakeMachines) return 'It needs root, bubblewrap and setpriv, on x86_64.';
  return findProgram('mmdebstrap') === null ? 'It needs mmdebstrap: apt-get install -y mmdebstrap' : null;
};

/** The folder of a fresh one, with what the usual images for containers have. */
export const unpackDebian = (): string => {
  const archive = join(cacheDir(), 'rooms', 'bookworm.tar');
  if (!existsSync(archive)) make(archive);
  const folder = mkdtempSync(join(tmpdir(), 'debian-'));
  execFileSync('tar', ['--extract', '--file', archive, '--directory', folder]);
  copyFileSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'));
  copyFileSync('/etc/ssl/certs/ca-certificates.crt', join(folder, 'etc/authorities.crt'));
  return folder;
};

const make = (archive: string): void => {
  mkdirSync(join(archive, '..'), { recursive: true });
  const partial = `${archive}.${String(process.pid)}.tar`;
  const packages = '--include=ca-certificates,curl,xz-utils,unzip';
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', packages, 'bookworm', partial]);
  renameSync(partial, archive);
};
