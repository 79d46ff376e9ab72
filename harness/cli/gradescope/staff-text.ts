/** What staff are told of a grading: the score, why a person should look first, lateness, how far the submission was kept apart. */
import type { Report } from '../../contracts/report.ts';
import type { Isolation } from '../../doctor/isolation.ts';
import { whyNotGraded } from '../../formats/common/detail.ts';
import { commonMessages } from '../../formats/common/messages.ts';
import { placeBefore } from '../../formats/text/frame.ts';
import { sanitizeText } from '../../text/sanitize.ts';
import { wrap } from '../../text/wrap.ts';

interface Facts {
  readonly report: Report;
  readonly isolation: Isolation;
  readonly size: { readonly bytes: number; readonly cpus: number };
  readonly lateMinutes: number | null;
}

export const staffText = ({ report, isolation, size, lateMinutes }: Facts): string => {
  const lines = [
    scoreText(report),
    ...reviewText(report),
    ...(lateMinutes === null ? [] : [`Late: handed in ${duration(lateMinutes)} after the due date.`]),
    `Isolation: tier ${String(isolation.tier)}.`,
    ...isolation.rejected.map(({ tier, reason }) => `Not ${tier}: ${reason}`),
    `Container: ${(size.bytes / 1_073_741_824).toFixed(2)} GB, CPUs: ${String(Number(size.cpus.toFixed(2)))}.`,
  ];
  return `${lines.flatMap((line) => wrap(sanitizeText(line, 2_000, { multiline: true }), 80)).join('\n')}\n`;
};

const scoreText = (report: Report): string => {
  const { score } = report.summary;
  return score === null ? `No score: ${whyNotGraded(report)}` : `Score: ${score.toFixed(2)}.`;
};

const reviewText = ({ review }: Report): string[] =>
  review.length === 0 ? [] : [commonMessages.review(), ...review.map((one) => `- ${placeBefore(one)}${one.reason}`)];

/** `2 d 3 h 5 min` */
const duration = (minutes: number): string => {
  const parts = [
    [Math.floor(minutes / 1_440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? `${String(count)} ${unit}` : [])).join(' ');
};
