/** Lays out the submission of an attack: a copy of its base, with the attack's files, which know where the canaries are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expandCase, filesIn, withChanges, writeCase } from '../../harness/testing/expand-case.ts';
import { fixtureFolder } from '../../harness/testing/fixture-names.ts';
import { writeFiles } from '../../harness/testing/write-files.ts';
import { type Attack, attackFile, readAttack } from './attack.ts';

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
  const files = [...attackFiles(attack)].map(([path, content]) => [path, substituted(content, tokens)] as const);
  writeFiles(files, folder);
  const make = join(attack.folder, 'make.ts');
  return existsSync(make) ? (await makeOf(make))(folder, tokens) : folder;
};

const attackFiles = ({ base, like, edits, folder }: Attack): ReadonlyMap<string, Buffer> => {
  const own = filesIn(folder).filter((path) => path !== attackFile && path !== 'make.ts');
  const before = like === undefined ? expandCase(fixtureFolder(base)) : attackFiles(readAttack(like));
  return withChanges(before, { edits, own, folder, described: attackFile });
};

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
