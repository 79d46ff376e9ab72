/** The C program that the inner loops are measured against, where there is a compiler. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../../harness/text/at.ts';
import type { Tiles } from '../../../reference/puzzle/tiles.ts';
import type { Effort } from './effort.ts';

/** Compiled; or why it is not. */
export type CProgram =
  { readonly kind: 'compiled'; readonly file: string } | { readonly kind: 'none'; readonly reason: string };

export const compileC = (folder: string): CProgram => {
  const source = join(import.meta.dirname, '..', 'c', 'ida-star.c');
  const file = join(folder, 'ida-star');
  mkdirSync(folder, { recursive: true });
  const reasons = [];
  for (const compiler of ['gcc', 'cc']) {
    try {
      execFileSync(compiler, ['-O3', '-o', file, source], { stdio: ['ignore', 'ignore', 'pipe'] });
      return { kind: 'compiled', file };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reasons.push(`${compiler}: ${at(reason.split('\n'), 0)}`);
    }
  }
  return { kind: 'none', reason: reasons.join('; ') };
};

export const runC = (file: string, boards: readonly Tiles[]): Effort => {
  const input = boards.map((tiles) => `${tiles.flat().join(' ')}\n`).join('');
  const lines = execFileSync(file, { input, encoding: 'utf8' }).trimEnd().split('\n');
  const nodes = lines.slice(0, -1).map((line) => Number(line.split(' ')[1]));
  return { nodes, cpuSeconds: Number(lines.at(-1)) };
};
