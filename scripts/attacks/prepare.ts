/** Lays out the submission of an attack: a copy of its base, with the attack's files, which know where the canaries are. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeCase } from '../../harness/testing/expand-case.ts';
import { fixtureFolder } from '../../harness/testing/fixture-names.ts';
import type { Attack } from './attack.ts';

/** What a module `make.ts` exports: completes or packs the submission in `folder`, and gives the path to grade. */
export type Make = (folder: string, tokens: Readonly<Record<string, string>>) => Promise<string>;

/** Below `fixtures/submissions`: a copy without the attack, in a new folder. */
export const layOutBase = (base: string, folder: string): string => {
  writeCase(fixtureFolder(base), folder);
  return folder;
};

/** The path to be graded: `folder`, or what the attack's `make.ts` made of it. */
export const layOutAttack = async (
  attack: Attack,
  folder: string,
  tokens: Readonly<Record<string, string>>,
): Promise<string> => {
  layOutBase(attack.base, folder);
  for (const path of filesOf(attack.folder)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, substituted(readFileSync(join(attack.folder, path)), tokens));
  }
  const make = join(attack.folder, 'make.ts');
  return existsSync(make) ? (await makeOf(make))(folder, tokens) : folder;
};

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== 'attack.yaml' && path !== 'make.ts');

/** Byte for byte but for the tokens: an attack may be no text in any encoding. */
const substituted = (content: Buffer, tokens: Readonly<Record<string, string>>): Buffer => {
  let text = content.toString('latin1');
  for (const [token, value] of Object.entries(tokens)) text = text.replaceAll(token, value);
  return Buffer.from(text, 'latin1');
};

const makeOf = async (path: string): Promise<Make> => {
  const { make } = (await import(pathToFileURL(path).href)) as { readonly make?: Make };
  if (make === undefined) throw new Error(`${path} exports no make().`);
  return make;
};
