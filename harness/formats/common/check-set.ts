/** Which checks a submission was asked, where its assignment has more than one set of them. */
import type { Report } from '../../contracts/report.ts';
import { defineMessages } from '../../messages/messages.ts';
import { checkSetKey } from '../../report/settings-summary.ts';

const messages = defineMessages('check-set', {
  official: 'only those of the original assessment (checks.set: official)',
  extended: 'those of the original assessment and additional ones (checks.set: extended)',
});

/** Null where there is one set. */
export const checkSetWords = ({ settings }: Pick<Report, 'settings'>): string | null => {
  const set = settings[checkSetKey];
  return set === 'official' || set === 'extended' ? messages[set]() : null;
};
