/** Boards have no order and no other role: the prescribed class implements nothing. */
import type { StaticFinding } from '../../../harness/engine/check.ts';
import type { CodeFacts } from '../../../harness/languages/code-facts.ts';
import { simpleName } from './rule-set.ts';
import type { RuleSet } from './rule-set.ts';
import { ruleWords } from './words.ts';

export const interfaces = (code: CodeFacts, { board }: RuleSet): readonly StaticFinding[] => {
  const byName = new Map(code.classes.map((one) => [one.name, one]));
  const findings: StaticFinding[] = [];
  const seen = new Set<string>();
  for (let name: string | null = board; name !== null && !seen.has(name);) {
    seen.add(name);
    const found = byName.get(name);
    for (const one of found?.interfaces ?? []) {
      const message = ruleWords.implements({
        board,
        name: simpleName(one),
        through: name === board ? '' : ruleWords.throughClass({ name }),
      });
      findings.push({ path: found?.path ?? '', line: found?.line ?? 0, message, hint: hints[simpleName(one)]?.() });
    }
    name = found?.superclass ?? null;
  }
  return findings;
};

const hints: Readonly<Record<string, (() => string) | undefined>> = {
  Comparable: ruleWords.orderNodesHint,
};
