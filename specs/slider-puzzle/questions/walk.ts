/** Walks through boards that a method returned: as steps of a script, and in words. */
import type { Step } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { toText } from './steps.ts';

const messages = defineMessages('walk', {
  walk: 'iterate over {iterable}',
  walkBeside: 'iterate over {iterable} and {other} alternately',
  walkFirst: 'iterate over the first {count} of {iterable}',
});

/** Through the handle `of`, at most so many, in turns with another one where there is one; `as` names the list. */
export interface Walk {
  readonly do: 'walk';
  readonly of: string;
  readonly as: string;
  readonly most?: number;
  readonly beside?: string;
}

/** Each board as text; not more than `limit` of them. */
export const walkSteps = ({ of, as, most, beside }: Walk, limit: number): readonly Step[] => [
  { op: 'iterate', on: of, as, limit: most ?? limit, ...(beside === undefined ? {} : { beside }) },
  { op: 'each', over: as, as: 'item', steps: [toText('item')] },
];

export const walkWords = ({ of, most, beside }: Walk): string => {
  if (beside !== undefined) return messages.walkBeside({ iterable: of, other: beside });
  return most === undefined ? messages.walk({ iterable: of }) : messages.walkFirst({ iterable: of, count: most });
};
