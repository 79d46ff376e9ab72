/** Solutions and searches as they are drawn: those of a failed case where it is told, those of passed ones together. */
import type { VNode } from 'preact';
import { element } from '../../pages/figures/element.ts';
import { drawPlayer } from '../../pages/figures/player.ts';
import { drawSearch } from '../../pages/figures/search.ts';
import type { CaseResult } from '../../contracts/report.ts';
import { fold, leftParagraph, shorten, titleLine } from './parts.ts';
import { hasFigures } from './plan.ts';
import type { View } from './view.ts';
import { leftMessages } from './messages.ts';

/** Of one case; a sentence where there is no room for them. */
export const drawFigures = (view: View, one: CaseResult): VNode[] => {
  if (!hasFigures(one)) return [];
  if (!view.plan.draws(one)) return [element('p', { class: 'soft' }, leftMessages.figures({ where: view.where }))];
  return figuresOf(one);
};

/** Of passed cases: how the submission searched, and what it found. */
export const drawPassedFigures = (view: View): VNode[] => {
  const { report, limits } = view;
  const all = report.checks.flatMap(({ title, cases }) =>
    cases.filter((one) => one.verdict === 'passed' && hasFigures(one)).map((one) => ({ title, one })),
  );
  const most = limits.rowCharacters;
  const drawn = all
    .slice(0, limits.figures)
    .map(({ title, one }) => fold(titleLine(shorten(title, most), shorten(one.name, most)), false, ...figuresOf(one)));
  return [...drawn, ...leftParagraph(view, all.length - drawn.length)];
};

const figuresOf = ({ sequences, searches }: CaseResult): VNode[] => [
  ...(sequences.length > 0 ? [drawPlayer(sequences)] : []),
  ...searches.map((comparison) => drawSearch(comparison, { folded: true })),
];
