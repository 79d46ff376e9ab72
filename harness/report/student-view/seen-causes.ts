/** The causes for students: found anew in what they see, with what is known of the submission beyond it. */
import type { Report } from '../../contracts/report.ts';
import { findCauses } from '../find-causes.ts';
import type { Sight } from './visible-parts.ts';

type Seen = Pick<Report, 'checks' | 'lost'>;

/** A proved fault is told by its name where students see at least one check that shows it. */
export const seenCauses = ({ causes }: Report, seen: Seen, { seesDetails }: Sight): Report['causes'] => {
  const diagnoses = causes
    .filter(({ proved }) => proved)
    .map(({ advice, ...one }) => ({ ...one, advice: advice ?? '', checks: one.checks.filter(seesDetails) }));
  const roots = new Map(
    causes.flatMap(({ checks, consequences }) => {
      const root = checks.find(seesDetails);
      return root === undefined ? [] : consequences.map((id) => [id, root] as const);
    }),
  );
  return findCauses(seen, { diagnoses, consequenceOf: ({ id }) => roots.get(id) ?? null });
};
