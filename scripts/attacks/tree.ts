/** What is in a folder, so that two moments can be compared byte for byte. */
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** By path, what is there: kind, mode, and a hash of the content or the target of a link. Nothing special is opened. */
export type Snapshot = ReadonlyMap<string, string>;

export const snapshot = (folder: string): Snapshot => new Map(entriesOf(Buffer.from(folder), ''));

/** Names are bytes: not every name is text in any encoding. */
const entriesOf = (folder: Buffer, shown: string): [string, string][] =>
  readdirSync(folder, { encoding: 'buffer' }).flatMap((name) => {
    const path = Buffer.concat([folder, Buffer.from('/'), name]);
    const label = `${shown}${name.toString('latin1')}`;
    const below = lstatSync(path).isDirectory() ? entriesOf(path, `${label}/`) : [];
    return [[label, describe(path)], ...below];
  });

/** Larger files are told apart by size and time. */
const mostHashed = 500_000_000;

const describe = (path: Buffer): string => {
  const stat = lstatSync(path);
  const mode = stat.mode.toString(8);
  if (stat.isSymbolicLink()) return `${mode} ${readlinkSync(path)}`;
  if (!stat.isFile() || stat.size > mostHashed) return `${mode} ${stat.isFile() ? `${stat.size} ${stat.mtimeMs}` : ''}`;
  return `${mode} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`;
};

/** One sentence for each path below `folder` that came, went or changed since. */
export const changes = (before: Snapshot, folder: string): string[] => {
  const after = snapshot(folder);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === is) return [];
    const verb = was === undefined ? 'was left behind' : is === undefined ? 'was removed' : 'was changed';
    return [`${join(folder, name)} ${verb}.`];
  });
};
