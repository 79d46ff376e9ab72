/** Explanations of both classes together, growth, rules on the code, and integrity. */
import type { ExplanationFamily } from '../../../harness/assignment.ts';
import { allowedExponent, clearExcess } from '../growth/judge.ts';
import { growthSizes } from '../growth/growth.ts';
import { checkOf, hiddenCheckId, publishedCheckId } from '../integrity/hidden.ts';
import { queueCheckId } from '../integrity/queue.ts';
import { integrityWords } from '../integrity/words.ts';
import type { RuleSet } from '../rules/index.ts';
import { plainFamilies } from './family.ts';
import { otherWords as words } from './words/other.ts';
import { sourceWords as from } from './words/sources.ts';

export const otherFamilies = (rules: RuleSet, hasGrowth: boolean): readonly ExplanationFamily[] => [
  ...plainFamilies(words, [
    ['together', ['integration-solution'], from.together()],
    ['client', ['client-output'], from.client()],
    ['fields', ['rule-solver-fields'], from.rules()],
    ['static', ['rule-static-state'], from.rules()],
    ['interfaces', ['rule-interfaces'], from.rules()],
    ['public', ['rule-public-api'], from.rules()],
  ]),
  imports(rules),
  queues(rules),
  ...(hasGrowth ? [growth] : []),
  ...integrity(),
];

const imports = ({ allowed }: RuleSet): ExplanationFamily => ({
  checks: ['rule-imports'],
  of: () => ({
    measured: words.importsMeasured(),
    why: words.importsWhy(),
    passing: words.importsPassing({ permitted: allowed.words }),
    source: from.libraries(),
  }),
});

const queues = ({ queues: { words: names } }: RuleSet): ExplanationFamily => ({
  checks: ['rule-queue'],
  of: () => ({
    measured: words.queueMeasured(),
    why: words.queueWhy(),
    passing: words.queuePassing({ queues: names }),
    source: from.queue(),
  }),
});

const growth: ExplanationFamily = {
  checks: ['growth-*'],
  of: (id) => {
    const name = id.slice('growth-'.length);
    const method = name === 'constructor' ? words.constructorOfBoard() : `${name}()`;
    return {
      measured: words.growthMeasured({ method }),
      why: words.growthWhy(),
      passing: words.growthPassing({
        exponent: allowedExponent + clearExcess,
        allowed: allowedExponent,
        excess: clearExcess,
      }),
      source: from.quadratic(),
      inputs: words.growthInputs({ sizes: growthSizes.join(', ') }),
    };
  },
};

const integrity = (): readonly ExplanationFamily[] => {
  const hidden = { why: words.hiddenWhy(), passing: words.hiddenPassing(), source: from.integrity() };
  return [
    {
      checks: [hiddenCheckId],
      of: () => ({ ...hidden, measured: words.hiddenMeasured(), inputs: words.hiddenInputs() }),
    },
    {
      checks: [publishedCheckId],
      further: [checkOf(publishedCheckId, integrityWords.mirroredTitle())],
      of: () => ({ ...hidden, measured: words.publishedMeasured(), inputs: words.publishedInputs() }),
    },
    {
      checks: [queueCheckId],
      of: () => ({
        measured: words.isSearchMeasured(),
        why: words.isSearchWhy(),
        passing: words.isSearchPassing(),
        source: from.integrity(),
        inputs: words.isSearchInputs(),
      }),
    },
  ];
};
