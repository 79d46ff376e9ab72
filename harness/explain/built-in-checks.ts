/** The checks that every assignment has: compilation, API, and the tools for style. */
import type { Check, Explanation } from '../contracts/check.ts';
import { apiCheck, compilationCheck } from '../engine/build-checks.ts';
import { mostStyleFindings, styleCheckId } from '../engine/style-checks.ts';
import type { ApiClass, Language } from '../contracts/language.ts';
import { ownMessages } from './messages.ts';

/** What is told of a check besides its explanation. */
export type CheckFacts = Pick<Check, 'id' | 'section' | 'group' | 'title'>;

interface Own {
  readonly check: CheckFacts;
  readonly explanation: Explanation;
}

export const ownChecks = (
  api: readonly ApiClass[],
  { styleTools = [] }: Language,
  warnings: 'fail' | 'allow',
): readonly Own[] => [
  { check: compilationCheck, explanation: compilation(warnings) },
  { check: apiCheck, explanation: apiOf(api) },
  ...styleTools.map(styleOf),
];

const compilation = (warnings: 'fail' | 'allow'): Explanation => ({
  measured: ownMessages.compilationMeasured(),
  why: ownMessages.compilationWhy(),
  passing: ownMessages.compilationPassing({ warnings: warnings === 'fail' ? ownMessages.fail() : ownMessages.allow() }),
  source: ownMessages.compilationSource(),
  inputs: ownMessages.compilationInputs(),
});

const apiOf = (api: readonly ApiClass[]): Explanation => {
  const members = api.map(({ name, members: all }) => {
    const told = all.map(({ signature, optional }) => (optional === true ? `(${signature})` : signature));
    return `${name}: ${told.join('; ')}`;
  });
  const passing = api.some(({ open }) => open === true) ? ownMessages.apiPassingOpen : ownMessages.apiPassing;
  return {
    measured: ownMessages.apiMeasured(),
    why: ownMessages.apiWhy(),
    passing: passing({ members: members.join('. ') }),
    source: ownMessages.apiSource(),
    inputs: ownMessages.compilationInputs(),
  };
};

const styleOf = (tool: string): Own => ({
  check: { id: styleCheckId(tool), section: 'style', group: tool, title: ownMessages.styleTitle({ tool }) },
  explanation: {
    measured: ownMessages.styleMeasured({ tool }),
    why: ownMessages.styleWhy(),
    passing: ownMessages.stylePassing({ most: mostStyleFindings }),
    source: ownMessages.styleSource(),
    inputs: ownMessages.compilationInputs(),
  },
});
