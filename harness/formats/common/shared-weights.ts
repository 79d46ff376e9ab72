/** How the weights of what is not assessed came to the other sections. */
import type { Report } from '../../contracts/report.ts';
import { localeTag } from '../../messages/messages.ts';
import { sectionTitle } from '../../report/sections.ts';
import { commonMessages } from './messages.ts';

/** A sentence; null when all that has a weight is assessed, or nothing is. */
export const sharedWeights = (report: Report): string | null => {
  const weighty = report.scores.filter(({ weight }) => weight > 0);
  const absent = weighty.filter(({ assessed }) => !assessed);
  const present = weighty.filter(({ assessed }) => assessed);
  if (absent.length === 0 || present.length === 0 || !report.gradable) return null;
  const names = absent.map(({ section, weight }) => `${sectionTitle(report, section)} (${weight})`);
  const sum = present.reduce((total, { weight }) => total + weight, 0);
  return commonMessages.sharedWeights({
    count: absent.length,
    names: new Intl.ListFormat(localeTag()).format(names),
    sum,
  });
};
