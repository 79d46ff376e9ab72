/** What is static is shared by all boards and solvers of a program: when it changes, one of them changes the others. */
import type { StaticFinding } from '../../../harness/engine/check.ts';
import type { ClassFacts, CodeFacts, FieldFacts } from '../../../harness/languages/code-facts.ts';
import type { RuleSet } from './rule-set.ts';
import { ruleWords } from './words.ts';

export const staticState = (code: CodeFacts, { board, solver }: RuleSet): readonly StaticFinding[] => [
  ...code.classes
    .filter(({ outermost }) => outermost === board || outermost === solver)
    .flatMap((owner) => owner.fields.flatMap((field) => changing(owner, field))),
  ...code.modules.flatMap(({ path, variables }) =>
    variables
      .filter(({ mutable }) => mutable)
      .map(({ name, exported, line }) => ({
        path,
        line,
        message: moduleText(name, exported),
        hint: ruleWords.makeFieldHint(),
      })),
  ),
];

const changing = ({ name: owner, path, line }: ClassFacts, field: FieldFacts): StaticFinding[] => {
  if (!field.static || (field.final && field.changed === undefined)) return [];
  const named = ruleWords.staticField({ field: field.name, class: owner });
  const where = field.changed === undefined ? '' : placeText(field.changed, path);
  const message = field.final
    ? ruleWords.changedFinal({ field: named, where })
    : ruleWords.canChange({ field: named, does: where === '' ? '' : ruleWords.andDoesSo({ where }) });
  return [
    {
      path,
      line: field.line || line,
      message,
      hint: where === '' ? ruleWords.makeFinalHint() : ruleWords.makeFieldHint(),
    },
  ];
};

const placeText = (place: { readonly path: string; readonly line: number }, path: string): string => {
  if (place.line === 0) return '';
  return place.path === path
    ? ruleWords.inLine({ line: String(place.line) })
    : ruleWords.inFile({ path: place.path, line: String(place.line) });
};

const moduleText = (name: string, exported: boolean): string =>
  (exported ? ruleWords.exportedVariable : ruleWords.moduleVariable)({ name });
