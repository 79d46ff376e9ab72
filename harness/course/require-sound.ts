/** What an assignment has prepared is looked over once: a wrong check is told by name and place, before anything is graded. */
import { z } from 'zod';
import type { Assignment } from '../contracts/assignment.ts';
import type { Check } from '../contracts/check.ts';
import { GraderError, usageError } from '../contracts/errors.ts';
import { type FollowUps, knownChecks, type Prepared, type PrepareOptions } from '../contracts/prepare.ts';
import { mostInputs, withInputs } from '../contracts/random-inputs.ts';
import { styleCheckIds } from '../engine/style-checks.ts';
import { languages } from '../languages/registry.ts';
import { sectionIds } from '../report/sections.ts';
import { at } from '../text/at.ts';
import { suggestion } from '../text/suggest.ts';
import { brokenModule } from './broken-module.ts';
import { aFunction, checkShape, exact, type PartsOf, tableShape } from './check-shape.ts';
import { describeIssue, partOf } from './describe-issue.ts';
import { guardCheck } from './guard-cases.ts';
import { guardPrepared } from './guard-prepared.ts';
import { isOwn } from './own-checks.ts';
import { placeOfText } from './place-in-module.ts';
import { type NamingFacts, requireNames } from './require-names.ts';
import { requireRows } from './require-rows.ts';
import { withinTime } from './within-time.ts';

/** Prepares an assignment. @throws {GraderError} when a course's module throws, or makes checks that cannot be run */
export const prepareSound = async (assignment: Assignment, options: PrepareOptions): Promise<Prepared> => {
  const { module } = assignment;
  const prepared = await (module === undefined
    ? assignment.prepare(options)
    : prepareOfCourse(assignment, options, module));
  return { ...prepared, checks: withInputs(prepared.checks, mostInputs({}, prepared.options ?? options)) };
};

const prepareOfCourse = async (assignment: Assignment, options: PrepareOptions, module: string): Promise<Prepared> => {
  const prepared = await prepareWith(assignment, options, module);
  requireShape(module, prepared);
  requireUnique(module, prepared);
  requireRows(module, prepared, ofGrader());
  requireSections(module, assignment, knownChecks(prepared));
  const facts = assignment.languages[options.language] ?? { api: [], instruments: '' };
  const sound = (check: Check): Check => {
    if (!isOwn(check)) return check;
    requireSoundCheck(check, facts, module);
    return guardCheck(check, module);
  };
  return guardPrepared({ ...prepared, checks: prepared.checks.map(sound) }, module, (check, index) => {
    requireCheckShape(module, check, index);
    requireSections(module, assignment, [check]);
    return sound(check);
  });
};

/** A usage error of the assignment (its settings, its files) stays one. */
const prepareWith = async (assignment: Assignment, options: PrepareOptions, module: string): Promise<Prepared> => {
  try {
    return await withinTime(() => assignment.prepare(options));
  } catch (cause) {
    if (cause instanceof GraderError && cause.code !== 'wrong-course-module') throw cause;
    throw brokenModule(module, 'The course module failed while its checks were prepared', cause);
  }
};

const shape = exact({
  checks: z.array(z.unknown()),
  tables: z.array(tableShape),
  notes: z.array(z.string()),
  options: z.unknown().optional(),
  followUps: exact({ checks: z.array(z.unknown()), needed: aFunction } satisfies PartsOf<FollowUps>).optional(),
  plots: aFunction.optional(),
  revokedPasses: aFunction.optional(),
  diagnose: aFunction.optional(),
  consequenceOf: aFunction.optional(),
} satisfies PartsOf<Prepared>);

const requireShape = (module: string, prepared: unknown): void => {
  const parsed = shape.safeParse(prepared);
  if (!parsed.success) {
    const issue = at(parsed.error.issues, 0);
    const what = describeIssue(issue, prepared);
    const where = placeOfText(module, partOf(issue));
    throw wrongPart(`prepare() gives something else than checks, tables and notes: ${what}`, where);
  }
  const { checks, followUps } = parsed.data;
  for (const [index, one] of checks.filter(isOwn).entries()) requireCheckShape(module, one, index);
  const told = isOwn(followUps) ? (followUps?.checks ?? []) : [];
  for (const [index, one] of told.filter(isOwn).entries()) requireCheckShape(module, one, index, toldShape);
};

/** A follow-up check before there is cause for it. */
const toldShape = checkShape.partial({ cases: true });

const requireCheckShape = (module: string, one: unknown, index: number, shape: z.ZodType = checkShape): void => {
  const parsed = shape.safeParse(one);
  if (parsed.success) return;
  const id = idOf(one);
  const name = id === null ? `number ${String(index + 1)} of the module` : `"${id}"`;
  const what = describeIssue(at(parsed.error.issues, 0), one);
  throw wrongPart(
    `The check ${name} is not complete or not right: ${what}`,
    id === null ? module : placeOfText(module, id),
  );
};

const wrongPart = (message: string, where: string): Error =>
  usageError('wrong-course-module', `${message}.`, {
    where,
    remedy: 'docs/assignments.md lists what a check consists of.',
  });

const idOf = (check: unknown): string | null => {
  const { id = null } = typeof check === 'object' && check !== null && 'id' in check ? check : {};
  return typeof id === 'string' ? id : null;
};

/** What a schema cannot see: names of cases, of classes, and in scripts. */
const requireSoundCheck = (check: Check, facts: NamingFacts, module: string): void => {
  const { id, needs, cases } = check;
  const classes = facts.api.map(({ name }) => name);
  const names = cases.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) {
    throw usageError('duplicate-case', `The check "${id}" has two cases "${twice}".`, {
      where: placeOfText(module, twice),
      remedy: 'Give each case of a check another name.',
    });
  }
  const unknown = needs.find((name) => !classes.includes(name));
  if (unknown !== undefined) {
    throw usageError(
      'unknown-class',
      `The check "${id}" needs the class "${unknown}", which the assignment does not have.`,
      {
        where: placeOfText(module, unknown),
        remedy: suggestion(unknown, classes),
      },
    );
  }
  requireNames(check, facts, module);
};

/** Among those that are run later, and those that every assignment has, too. */
const requireUnique = (module: string, prepared: Prepared): void => {
  const seen = new Set(ofGrader());
  for (const { id, title } of knownChecks(prepared)) {
    if (seen.has(id)) {
      throw usageError('duplicate-check', `There are two checks "${id}".`, {
        where: placeOfText(module, id, title),
        remedy: 'Ids are permanent names: give the new one another.',
      });
    }
    seen.add(id);
  }
};

/** Checks that every assignment has. */
const ofGrader = (): readonly string[] => ['compilation', 'api', ...languages.flatMap(styleCheckIds)];

type Told = Pick<Check, 'id' | 'section'>;

const requireSections = (module: string, assignment: Assignment, checks: readonly Told[]): void => {
  const known = sectionIds(assignment);
  const named = [
    ...checks.map((one) => ({ what: `The check "${one.id}" is in`, text: one.id, name: one.section })),
    ...Object.keys(assignment.weights).map((name) => ({ what: 'The weights name', text: name, name })),
  ];
  for (const { what, text, name } of named) {
    if (known.includes(name)) continue;
    throw usageError('unknown-section', `${what} the section "${name}", which does not exist.`, {
      where: placeOfText(module, text, name),
      remedy: suggestion(name, known),
    });
  }
};
