/** An attack of `fixtures/attacks/<kind>/<name>/`, as its `attack.yaml` describes it (docs/security.md). */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { packageRoot } from '../../harness/platform/package-root.ts';
import { verdict } from '../../harness/contracts/report.ts';
import { edits } from '../../harness/testing/fixture-case.ts';

export const attackFile = 'attack.yaml';

/** By default so much that no machine is too slow for a program that ends by itself. */
const limits = z.strictObject({
  caseWallMs: z.int().positive().default(120_000),
  // Of the checks that are to pass, too.
  caseCpuMs: z.int().min(1_000).default(60_000),
  totalMs: z.int().positive().default(600_000),
  buildMs: z.int().positive().default(120_000),
});

export const usualLimits = limits.parse({});

const schema = z
  .strictObject({
    /** Numbers of docs/security.md. */
    catalogue: z.array(z.int().min(1)).min(1),
    /** One sentence: what it tries. */
    attempt: z.string().min(1),
    /** Below `fixtures/submissions`: the same submission without the attack. */
    base: z.string(),
    /** Another attack, if its files are what the edits are made in. */
    like: z.string().optional(),
    edits,
    /** Ids of the checks to run, `*` at the end for any ending. */
    only: z.array(z.string()).min(1),
    /** The scan refuses it: it is graded by default, and again with `scan: flag`. */
    refused: z.boolean().default(false),
    /** Verdicts of exactly the checks that do not pass, with `scan: flag` where it is refused; `*` as in `only`. */
    failing: z.record(z.string(), verdict).default({}),
    /** Nothing can be built. */
    'not-gradable': z.boolean().default(false),
    /** It takes long, and another one tries the same, as in the other language: `--quick` leaves it out. */
    long: z.boolean().default(false),
    /** Wall time that one grading may take. */
    seconds: z.number().positive().default(60),
    limits: limits.prefault({}),
    /** Run `grade` as a program of its own, rather than its function. */
    cli: z.boolean().default(false),
    /** Texts that must not appear in what is written. */
    never: z.array(z.string()).default([]),
    /** Texts that must appear in the report: the attack has taken place, and this is what was made of it. */
    told: z.array(z.string()).default([]),
  })
  .refine((attack) => !attack['not-gradable'] || Object.keys(attack.failing).length === 0, {
    message: 'What cannot be graded has no failing checks.',
  })
  // A slow machine would make any other outcome a time-out.
  .refine(
    ({ limits: { caseWallMs, caseCpuMs }, failing }) =>
      (caseWallMs === usualLimits.caseWallMs && caseCpuMs === usualLimits.caseCpuMs) ||
      Object.values(failing).includes('timed-out'),
    {
      message: 'Limits of a case are for what is to be timed-out.',
    },
  );

export interface Attack extends z.infer<typeof schema> {
  /** `java/exit`. */
  readonly name: string;
  /** Its folder, absolute. */
  readonly folder: string;
}

export const attacksFolder = (): string => join(packageRoot(), 'fixtures', 'attacks');

/** Every attack there is, by name. Throws, with the file, for one that is not described as it should be. */
export const allAttacks = (): Attack[] =>
  globSync(`*/*/${attackFile}`, { cwd: attacksFolder() })
    .map((path) => dirname(path))
    .sort()
    .map(readAttack);

/** By `<kind>/<name>`. Throws as `allAttacks` does. */
export const readAttack = (name: string): Attack => {
  const folder = join(attacksFolder(), name);
  const file = join(folder, attackFile);
  try {
    return { ...schema.parse(parse(readFileSync(file, 'utf8'))), name, folder };
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Error(`${file} does not describe an attack:\n${reason}`, { cause });
  }
};
