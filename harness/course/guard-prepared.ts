/** What a course's assignment gives beside its checks: the functions that are called when these have been asked. */
import { z } from 'zod';
import type { Check, TableSpec } from '../contracts/check.ts';
import type { FollowUps, Prepared } from '../contracts/prepare.ts';
import { plot } from '../contracts/shown.ts';
import { linesShape } from './check-shape.ts';
import { guardFunction } from './guard-function.ts';
import { isOwn } from './own-checks.ts';

const diagnosis = z.looseObject({ id: z.string(), title: z.string(), advice: z.string(), checks: z.array(z.string()) });
const revokedPass = z.looseObject({
  checks: z.array(z.string()),
  case: z.string().nullable(),
  message: z.string(),
  hint: z.string(),
  revokedBy: z.string(),
});

/** The same with functions that throw a usage error when those of the module throw, or give what they must not. */
export const guardPrepared = (prepared: Prepared, module: string, sound: SoundCheck): Prepared => {
  const { tables, followUps, plots, revokedPasses, diagnose, consequenceOf } = prepared;
  const guard: Guard = (part, own, shape) =>
    own === undefined || !isOwn(own) ? {} : { [part]: guardFunction(part, own, shape, module) };
  return {
    ...prepared,
    ...guard('plots', plots, z.array(plot).optional()),
    ...guard('revokedPasses', revokedPasses, z.array(revokedPass).optional()),
    ...guard('diagnose', diagnose, z.array(diagnosis).optional()),
    ...guard('consequenceOf', consequenceOf, z.string().nullish()),
    tables: tables.map((table) => (isOwn(table) ? guardTable(table, module) : table)),
    followUps: isOwn(followUps) && followUps !== undefined ? guardFollowUps(followUps, module, sound) : followUps,
  };
};

type Guard = (
  part: keyof Prepared,
  own: ((...given: never) => unknown) | undefined,
  shape: z.ZodType,
) => Partial<Prepared>;

/** A check that was looked over. @throws {GraderError} when it cannot be run */
type SoundCheck = (check: Check, index: number) => Check;

const guardTable = (table: TableSpec, module: string): TableSpec =>
  table.remarks === undefined
    ? table
    : { ...table, remarks: guardFunction('remarks', (rows) => table.remarks?.(rows) ?? [], linesShape, module) };

const guardFollowUps = (followUps: FollowUps, module: string, sound: SoundCheck): FollowUps => {
  const needed = guardFunction(
    'followUps.needed',
    (results: Parameters<FollowUps['needed']>[0]) => followUps.needed(results),
    z.array(z.unknown()).optional(),
    module,
  );
  // A module in JavaScript may return nothing.
  return {
    checks: followUps.checks,
    needed: (results) => (needed(results) as readonly Check[] | undefined)?.map(sound) ?? [],
  };
};
