/** What an assignment has prepared is looked over once: a wrong check is told by name and place, before anything is graded. */
import { z } from 'zod';
import type { Assignment } from '../contracts/assignment.ts';
import { GraderError, usageError } from '../contracts/errors.ts';
import type { Prepared, PrepareOptions } from '../contracts/prepare.ts';
import { mostInputs, withInputs } from '../contracts/random-inputs.ts';
import { sectionIds } from '../report/sections.ts';
import { at } from '../text/at.ts';
import { suggestion } from '../text/suggest.ts';
import { brokenModule } from './load-course.ts';
import { placeOfText } from './place-in-module.ts';

/** Prepares an assignment. @throws {GraderError} when a course's module throws, or makes checks that cannot be run */
export const prepareSound = async (assignment: Assignment, options: PrepareOptions): Promise<Prepared> => {
  const { module } = assignment;
  const prepared = await (module === undefined
    ? assignment.prepare(options)
    : prepareOfCourse(assignment, options, module));
  return { ...prepared, checks: withInputs(prepared.checks, mostInputs({}, options)) };
};

const prepareOfCourse = async (assignment: Assignment, options: PrepareOptions, module: string): Promise<Prepared> => {
  const prepared = await prepareWith(assignment, options, module);
  requireShape(module, prepared);
  requireUnique(module, prepared);
  requireSections(module, assignment, prepared);
  return prepared;
};

/** A usage error of the assignment (its settings, its files) stays one. */
const prepareWith = async (assignment: Assignment, options: PrepareOptions, module: string): Promise<Prepared> => {
  try {
    return await assignment.prepare(options);
  } catch (cause) {
    if (cause instanceof GraderError && cause.code !== 'wrong-course-module') throw cause;
    throw brokenModule(module, 'The course module threw while its checks were prepared', cause);
  }
};

const text = z.string().min(1);
const check = z.looseObject({
  id: z.string().regex(/^[\w-]+$/, 'expected letters, digits and hyphens'),
  section: text,
  group: text,
  title: text,
  needs: z.array(text),
  cases: z.array(z.looseObject({ name: text, kind: z.enum(['fixed', 'random', 'series', 'static', 'skipped']) })),
  explanation: z.looseObject({ measured: text, why: text, passing: text, source: text }, 'expected an explanation'),
});
const shape = z.looseObject({ checks: z.array(check), tables: z.array(z.unknown()), notes: z.array(z.string()) });

const requireShape = (module: string, prepared: unknown): void => {
  const parsed = shape.safeParse(prepared);
  if (parsed.success) return;
  const { path, message } = at(parsed.error.issues, 0);
  const id = path[0] === 'checks' ? idOf(prepared, Number(path[1])) : null;
  const part = id === null ? ['prepare()', ...path].join('.') : [`check "${id}"`, ...path.slice(2)].join('.');
  throw usageError('wrong-course-module', `${part}: ${message}.`, {
    where: id === null ? module : placeOfText(module, id),
    remedy: 'docs/assignments.md lists what a check consists of.',
  });
};

const idOf = (prepared: unknown, index: number): string | null => {
  const checks = (prepared as { readonly checks?: readonly unknown[] } | null)?.checks;
  const one = checks?.[index] as { readonly id?: unknown } | undefined;
  return typeof one?.id === 'string' ? one.id : null;
};

const requireUnique = (module: string, { checks }: Prepared): void => {
  const seen = new Set<string>(['compilation', 'api']);
  for (const { id } of checks) {
    if (seen.has(id)) {
      throw usageError('duplicate-check', `There are two checks "${id}".`, {
        where: placeOfText(module, id),
        remedy: 'Ids are permanent names: give the new one another.',
      });
    }
    seen.add(id);
  }
};

const requireSections = (module: string, assignment: Assignment, { checks }: Prepared): void => {
  const known = sectionIds(assignment);
  const named = [
    ...checks.map((one) => ({ what: `The check "${one.id}" is in`, text: one.id, name: one.section })),
    ...Object.keys(assignment.weights).map((name) => ({ what: 'The weights name', text: name, name })),
  ];
  for (const { what, text, name } of named) {
    if (known.includes(name)) continue;
    throw usageError('unknown-section', `${what} the section "${name}", which does not exist.`, {
      where: placeOfText(module, text),
      remedy: suggestion(name, known),
    });
  }
};
