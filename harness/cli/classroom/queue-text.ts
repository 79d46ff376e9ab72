/** How far the gradings in a database are, for a terminal. Pure. */
import type { ClassStatus, DeadGrading, QueueStatus, WorkerStatus } from '../../classroom/queue/status.ts';
import { sanitizeText } from '../../text/sanitize.ts';

const most = 20;

export const queueText = ({ classes, workers, dead }: QueueStatus): string =>
  [
    classes.length === 0 ? 'No class has been put in.' : [],
    ...classes.map(classLines),
    workers.length === 0 ? 'No worker has come yet.' : ['Workers:', ...workers.slice(0, most).map(workerLine)],
    workers.length > most ? `  and ${String(workers.length - most)} more` : [],
    dead.length === 0 ? [] : ['Given up:', ...dead.slice(0, most).map(deadLine)],
    dead.length > most ? `  and ${String(dead.length - most)} more` : [],
    '',
  ]
    .flat(2)
    .join('\n');

const classLines = ({ id, name, open, active, done, dead, oldest }: ClassStatus): string[] => [
  `${id}  ${sanitizeText(name, 60)}`,
  `  ${String(open)} waiting, ${String(active)} being graded, ${String(done)} done, ${String(dead)} given up`,
  ...(oldest === null ? [] : [`  the oldest has been waiting for ${duration(oldest)}`]),
];

const workerLine = ({ name, grader, active, silent }: WorkerStatus): string =>
  `  ${sanitizeText(name, 40)}  ${sanitizeText(grader, 40)}, grading ${String(active)}, last seen ${duration(silent)} ago`;

const deadLine = ({ class: id, key, attempt, reason }: DeadGrading): string =>
  `  ${id}  ${sanitizeText(key, 40)}, attempt ${String(attempt)}: ${sanitizeText(reason, 200)}`;

const duration = (seconds: number): string => {
  if (seconds < 120) return `${String(Math.max(0, seconds))} s`;
  return seconds < 7_200 ? `${String(Math.round(seconds / 60))} min` : `${String(Math.round(seconds / 3_600))} h`;
};
