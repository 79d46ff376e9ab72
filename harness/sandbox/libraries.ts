/** The shared libraries that a program needs inside, found on this machine rather than assumed. */
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { runTool } from './run-tool.ts';
import type { Mount } from '../contracts/sandbox.ts';
import { remembered } from '../text/remembered.ts';

/**
 * What to mount for `executable`: the standard library folders of this distribution that exist, the folder of its C
 * library, and single files that lie elsewhere. The dynamic loader itself is among them.
 */
export const libraryMounts = (executable: string): Promise<readonly Mount[]> => remembered(cache, executable, find);

const cache = new Map<string, Promise<readonly Mount[]>>();

const TRIPLES: Readonly<Record<string, string>> = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };

const find = async (executable: string): Promise<readonly Mount[]> => {
  const { stdout } = await runTool('ldd', [executable]);
  const files = librariesOf(stdout).filter((file) => existsSync(file));
  const libc = files.filter((file) => basename(file).startsWith('libc.so')).map((file) => dirname(file));
  const folders = [...new Set([...standardFolders(), ...libc])];
  const strays = files.filter((file) => !folders.includes(dirname(file)));
  return [...folders, ...new Set(strays)].map((path) => ({ from: realpathSync(path), to: path }));
};

/** Debian and its kin have a folder for each architecture; others have lib64, where the loader is on x86_64. */
const standardFolders = (): string[] => {
  const triple = TRIPLES[process.arch];
  const multiarch =
    triple === undefined ? [] : [`/lib/${triple}`, `/usr/lib/${triple}`].filter((dir) => existsSync(dir));
  const single = multiarch.length > 0 ? ['/lib64'] : ['/lib64', '/usr/lib64'];
  return [...multiarch, ...single.filter((dir) => existsSync(dir))];
};

/** The paths in the output of ldd: `name => /path (0x...)`, and `/path (0x...)` for the loader. */
const librariesOf = (ldd: string): string[] =>
  [...ldd.matchAll(/(?<=^\s*(?:\S+ => )?)\/\S+(?= \(0x)/gmu)].map(([path]) => path);
