/** What is static is shared by all boards and solvers of a program: when it changes, one of them changes the others. */
import type { StaticFinding } from '../../../harness/engine/check.ts';
import type { ClassFacts, CodeFacts, FieldFacts } from '../../../harness/languages/code-facts.ts';
import type { RuleSet } from './rule-set.ts';

export const staticState = (code: CodeFacts, { board, solver }: RuleSet): readonly StaticFinding[] => [
  ...code.classes
    .filter(({ outermost }) => outermost === board || outermost === solver)
    .flatMap((owner) => owner.fields.flatMap((field) => changing(owner, field))),
  ...code.modules.flatMap(({ path, variables }) =>
    variables
      .filter(({ mutable }) => mutable)
      .map(({ name, exported, line }) => ({ path, line, message: moduleText(name, exported), hint })),
  ),
];

const changing = ({ name: owner, path, line }: ClassFacts, field: FieldFacts): StaticFinding[] => {
  if (!field.static || (field.final && field.changed === undefined)) return [];
  const named = `The static field ${field.name} of ${owner}`;
  const where = field.changed === undefined ? '' : placeText(field.changed, path);
  const message = field.final
    ? `${named} is final, but what it holds is changed${where}: all objects share it.`
    : `${named} can change${where === '' ? '' : ` and does so${where}`}: all objects share it.`;
  return [{ path, line: field.line || line, message, hint: where === '' ? unchangedHint : hint }];
};

const hint = 'Make it a field of each object.';
const unchangedHint = 'Make it final if it is a constant, otherwise a field of each object.';

const placeText = (place: { readonly path: string; readonly line: number }, path: string): string => {
  if (place.line === 0) return '';
  return place.path === path ? ` in line ${place.line}` : ` in ${place.path}:${place.line}`;
};

const moduleText = (name: string, exported: boolean): string =>
  `The ${exported ? 'exported ' : ''}variable ${name} of the module can change: all objects share it.`;
