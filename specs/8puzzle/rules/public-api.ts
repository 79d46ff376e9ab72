/** What others can see is the API and no more. Methods are compared by the check `api`; here classes and fields. */
import type { StaticFinding } from '../../../harness/engine/check.ts';
import type { ClassFacts, CodeFacts } from '../../../harness/languages/code-facts.ts';
import { simpleName } from './rule-set.ts';
import type { RuleSet } from './rule-set.ts';
import { ruleWords } from './words.ts';

export const publicApi = (code: CodeFacts, rules: RuleSet): readonly StaticFinding[] => {
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
      message: ruleWords.publicField({ field: field.name, class: name }),
      hint: ruleWords.makePrivate(),
    }));

const extraClass = ({ name, outermost, path, line }: ClassFacts): StaticFinding => ({
  path,
  line,
  message: ruleWords.publicClass({ name: simpleName(name) }),
  hint: name === outermost ? ruleWords.leaveOutHint() : ruleWords.makePrivate(),
});
