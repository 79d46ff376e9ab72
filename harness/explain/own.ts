/** The checks that every assignment has: compilation, API, and the tools for style. */
import type { Assignment, Explanation } from '../assignment.ts';
import { apiCheck, compilationCheck } from '../engine/build-checks.ts';
import { mostStyleFindings, styleCheckId } from '../engine/style-checks.ts';
import type { ApiClass, Language } from '../languages/language.ts';
import type { CheckFacts } from './explained.ts';
import { ownWords } from './words.ts';

interface Own {
  readonly check: CheckFacts;
  readonly explanation: Explanation;
}

export const ownChecks = (assignment: Assignment, language: Language, warnings: 'fail' | 'allow'): readonly Own[] => {
  const api = assignment.languages[language.id]?.api ?? [];
  return [
    { check: compilationCheck, explanation: compilation(warnings) },
    { check: apiCheck, explanation: apiOf(api) },
    ...(language.styleTools ?? []).map(styleOf),
  ];
};

const compilation = (warnings: 'fail' | 'allow'): Explanation => ({
  measured: ownWords.compilationMeasured(),
  why: ownWords.compilationWhy(),
  passing: ownWords.compilationPassing({ warnings: warnings === 'fail' ? ownWords.fail() : ownWords.allow() }),
  source: ownWords.compilationSource(),
  inputs: ownWords.compilationInputs(),
});

const apiOf = (api: readonly ApiClass[]): Explanation => {
  const members = api.map(({ name, members: all }) => {
    const told = all.map(({ signature, optional }) => (optional === true ? `(${signature})` : signature));
    return `${name}: ${told.join('; ')}`;
  });
  const passing = api.some(({ open }) => open === true) ? ownWords.apiPassingOpen : ownWords.apiPassing;
  return {
    measured: ownWords.apiMeasured(),
    why: ownWords.apiWhy(),
    passing: passing({ members: members.join('. ') }),
    source: ownWords.apiSource(),
    inputs: ownWords.compilationInputs(),
  };
};

const styleOf = (tool: string): Own => ({
  check: { id: styleCheckId(tool), section: 'style', group: tool, title: ownWords.styleTitle({ tool }) },
  explanation: {
    measured: ownWords.styleMeasured({ tool }),
    why: ownWords.styleWhy(),
    passing: ownWords.stylePassing({ most: mostStyleFindings }),
    source: ownWords.styleSource(),
    inputs: ownWords.compilationInputs(),
  },
});
