/** What is static is shared by all boards and solvers of a program: when it changes, one of them changes the others. */
import type { Check, StaticFinding } from '../../../../harness/contracts/check.ts';
import type { ClassFacts, CodeFacts, FieldFacts } from '../../../../harness/contracts/code-facts.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { explained } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { ruleCheck } from './rule-check.ts';
import type { RuleSet } from './rule-set.ts';

const messages = defineMessages('rule-static-state', {
  title: '{classes} have no static state that changes',
  measured: 'Which static fields and module variables change.',
  'measured@java': 'Which static fields change.',
  why: 'All objects share them: with two boards in use, one changes the other.',
  passing: 'None in Board and Solver. Constants that are only read are not findings.',
  finalChanged: 'The static field {field} of {class} is {word}, but its contents change: all objects share it.',
  finalChangedAt:
    'The static field {field} of {class} is {word}, but its contents change at {place}: all objects share it.',
  canChange: 'The static field {field} of {class} can change: all objects share it.',
  changesAt: 'The static field {field} of {class} can change and does so at {place}: all objects share it.',
  line: 'line {line}',
  exportedVariable: 'The exported variable {name} of the module can change: all objects share it.',
  moduleVariable: 'The variable {name} of the module can change: all objects share it.',
  makeFieldHint:
    'Keep what changes in a field of each object, not in a static field or a variable of the module. What never changes is declared as a constant.',
  'makeFieldHint@java': 'Keep what changes in a field of each object, not in a static field.',
  makeFinalHint: 'Declare the static field {word} if it is a constant; otherwise make it a field of each object.',
});

export const staticStateCheck = (rules: RuleSet): Check =>
  ruleCheck({
    id: 'rule-static-state',
    title: messages.title({ classes: [rules.board, rules.solver].join(' and ') }),
    needs: [],
    explanation: explained(messages, sourceMessages.rules()),
    inspect: (code) => staticState(code, rules),
  });

const staticState = (code: CodeFacts, { board, solver, constantWord }: RuleSet): readonly StaticFinding[] => [
  ...code.classes
    .filter(({ outermost }) => outermost === board || outermost === solver)
    .flatMap((owner) => owner.fields.flatMap((field) => changing(owner, field, constantWord))),
  ...code.modules.flatMap(({ path, variables }) =>
    variables
      .filter(({ mutable }) => mutable)
      .map(({ name, exported, line }) => ({
        path,
        line,
        message: moduleText(name, exported),
        hint: messages.makeFieldHint(),
      })),
  ),
];

const changing = ({ name: owner, path, line }: ClassFacts, field: FieldFacts, word: string): StaticFinding[] => {
  if (!field.static || (field.final && field.changed === undefined)) return [];
  const place = placeText(field.changed, path);
  const facts = { field: field.name, class: owner, word };
  const hint = place === null ? messages.makeFinalHint({ word }) : messages.makeFieldHint();
  return [{ path, line: field.line || line, message: changeText(field, facts, place), hint }];
};

const changeText = (
  { final }: FieldFacts,
  facts: { readonly field: string; readonly class: string; readonly word: string },
  place: string | null,
): string => {
  if (place === null) return final ? messages.finalChanged(facts) : messages.canChange(facts);
  return final ? messages.finalChangedAt({ ...facts, place }) : messages.changesAt({ ...facts, place });
};

/** Null when no line is known. */
const placeText = (changed: FieldFacts['changed'], path: string): string | null => {
  if (changed === undefined || changed.line === 0) return null;
  const line = String(changed.line);
  return changed.path === path ? messages.line({ line }) : `${changed.path}:${line}`;
};

const moduleText = (name: string, exported: boolean): string =>
  (exported ? messages.exportedVariable : messages.moduleVariable)({ name });
