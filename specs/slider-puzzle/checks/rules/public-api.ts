/** What others can see is the API and no more. Methods are compared by the check `api`; here classes and fields. */
import type { Check, StaticFinding } from '../../../../harness/contracts/check.ts';
import type { ClassFacts, CodeFacts } from '../../../../harness/contracts/code-facts.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { explained } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { ruleCheck } from './rule-check.ts';
import { simpleName, type RuleSet } from './rule-set.ts';

const messages = defineMessages('rule-public-api', {
  title: 'nothing is public beyond the API',
  measured: 'Which public classes and fields there are beyond the API; the check api compares the methods.',
  why: 'What is public can be used by others and can no longer be changed. A public field makes an immutable class mutable.',
  passing: 'None beyond the API.',
  publicField: 'The field {field} of {class} is visible to everyone, but it is not in the API.',
  publicClass: 'The class {name} is visible to everyone, but it is not in the API.',
  makePrivateHint: 'Make {name} private.',
  leaveOutHint: 'Leave out the `public` or `export` before class {name}: only your own files use it.',
});

export const publicApiCheck = (rules: RuleSet): Check =>
  ruleCheck({
    id: 'rule-public-api',
    title: messages.title(),
    needs: [],
    explanation: explained(messages, sourceMessages.rules()),
    inspect: (code) => publicApi(code, rules),
  });

const publicApi = (code: CodeFacts, rules: RuleSet): readonly StaticFinding[] => {
  const files = new Set(code.classes.filter(({ name }) => rules.prescribed.includes(name)).map(({ path }) => path));
  return code.classes
    .filter(({ visible }) => visible)
    .flatMap((one) => {
      if (rules.prescribed.includes(one.name)) return publicFields(one);
      return rules.helpersAreVisible && !files.has(one.path) ? [] : [extraClass(one)];
    });
};

const publicFields = ({ name, path, fields, line }: ClassFacts): StaticFinding[] =>
  fields
    .filter(({ visible }) => visible)
    .map((field) => ({
      path,
      line: field.line || line,
      message: messages.publicField({ field: field.name, class: name }),
      hint: messages.makePrivateHint({ name: field.name }),
    }));

const extraClass = ({ name: full, outermost, path, line }: ClassFacts): StaticFinding => {
  const name = simpleName(full);
  const hint = full === outermost ? messages.leaveOutHint({ name }) : messages.makePrivateHint({ name });
  return { path, line, message: messages.publicClass({ name }), hint };
};
