/** Boards have no order and no other role: the prescribed class implements nothing. */
import type { Check, StaticFinding } from '../../../../harness/contracts/check.ts';
import type { ClassFacts, CodeFacts } from '../../../../harness/contracts/code-facts.ts';
import { defineMessages } from '../../../../harness/messages/messages.ts';
import { explained } from '../context.ts';
import { sourceMessages } from '../sources.ts';
import { ruleCheck } from './rule-check.ts';
import { simpleName, type RuleSet } from './rule-set.ts';

const messages = defineMessages('rule-interfaces', {
  title: '{board} implements no interface',
  measured: 'Which interfaces Board implements.',
  why: 'The API prescribes none. A Comparable<Board> puts the order of the queue, which depends on the moves made, into a class that does not know them.',
  passing: 'None.',
  implements: '{board} implements {name}, which is not in its API.',
  implementsThrough: '{board} implements {name}, which is not in its API, through {superclass}.',
  comparableHint: 'Order search nodes by their priority, not boards.',
});

export const interfacesCheck = (rules: RuleSet): Check =>
  ruleCheck({
    id: 'rule-interfaces',
    title: messages.title({ board: rules.board }),
    needs: [rules.board],
    explanation: explained(messages, sourceMessages.rules()),
    inspect: (code) => interfaces(code, rules),
  });

const interfaces = (code: CodeFacts, { board }: RuleSet): readonly StaticFinding[] => {
  const byName = new Map(code.classes.map((one) => [one.name, one]));
  const findings: StaticFinding[] = [];
  const seen = new Set<ClassFacts>();
  for (let owner = byName.get(board); owner !== undefined && !seen.has(owner);) {
    seen.add(owner);
    for (const one of owner.interfaces) findings.push(finding(board, owner, simpleName(one)));
    owner = owner.superclass === null ? undefined : byName.get(owner.superclass);
  }
  return findings;
};

const finding = (board: string, { name: owner, path, line }: ClassFacts, name: string): StaticFinding => ({
  path,
  line,
  message:
    owner === board
      ? messages.implements({ board, name })
      : messages.implementsThrough({ board, name, superclass: owner }),
  hint: name === 'Comparable' ? messages.comparableHint() : undefined,
});
