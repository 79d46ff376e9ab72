/** How the score of a results.json differs from that of the submission before. */
import { z } from 'zod';
import { jsonText } from '../../text/json-text.ts';
import { gradescopeMessages } from './messages.ts';

const results = z.looseObject({
  score: z.number().optional(),
  output: z.string().default(''),
  tests: z.array(z.looseObject({ visibility: z.string() })).default([]),
});

/** Adds a sentence for the student below the score, if students see the score. */
export const withChange = (text: string, previous: number | null): string => {
  const file = results.parse(JSON.parse(text));
  const isSeen = file.tests.length > 0 && file.tests.every(({ visibility }) => visibility === 'visible');
  if (previous === null || file.score === undefined || !isSeen) return text;
  const [first = '', ...more] = file.output.split('\n\n');
  return jsonText({ ...file, output: [first, changeText(file.score - previous), ...more].join('\n\n') });
};

const changeText = (change: number): string => {
  const points = Math.abs(change).toFixed(2);
  if (Math.abs(change) < 0.005) return gradescopeMessages.sameAsBefore();
  return change > 0 ? gradescopeMessages.moreThanBefore({ points }) : gradescopeMessages.lessThanBefore({ points });
};
