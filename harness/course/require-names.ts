/** A name in a script that nothing has would be no answer of any submission: it is told before anything is graded. */
import type { Case, Check } from '../contracts/check.ts';
import { usageError } from '../contracts/errors.ts';
import type { Script } from '../contracts/protocol.ts';
import { suggestion } from '../text/suggest.ts';
import { type UnknownName, unknownNames } from './names-in-steps.ts';
import { placeOfText } from './place-in-module.ts';

/** @throws {GraderError} that names the check, the case and the place */
export const requireNames = ({ id, cases }: Check, classes: readonly string[], module: string): void => {
  for (const one of cases) {
    for (const script of scriptsOf(one)) {
      const [unknown] = unknownNames(script.steps, { classes, fields: fieldsOfAll(script) });
      if (unknown !== undefined) throw wrongName(unknown, `In the check "${id}", case "${one.name}",`, module);
    }
  }
};

type Asked = Pick<Script, 'steps'> & Partial<Pick<Script, 'rows'>>;

const scriptsOf = (one: Case): readonly Asked[] => {
  switch (one.kind) {
    case 'fixed':
      return [one.script, ...(one.comparisonScript === undefined ? [] : [one.comparisonScript])];
    case 'random':
      return [one.script];
    case 'series':
      return [one.series.script];
    case 'static':
    case 'skipped':
      return [];
  }
};

/** Null where rows are made later. */
const fieldsOfAll = ({ rows }: Asked): readonly string[] | null =>
  rows === undefined ? null : Object.keys(rows[0] ?? {}).filter((field) => rows.every((row) => field in row));

const wrongName = ({ kind, name, known }: UnknownName, where: string, module: string): Error =>
  usageError('unknown-name', `${where} a step names the ${problems[kind](name)}.`, {
    where: placeOfText(module, name),
    remedy: known.length === 0 ? 'docs/assignments.md tells what a script consists of.' : suggestion(name, known),
  });

const problems = {
  class: (name: string) => `class "${name}", which the assignment does not have`,
  handle: (name: string) => `handle "${name}", which no step before it makes`,
  field: (name: string) => `field "${name}", which not every row has`,
} as const;
