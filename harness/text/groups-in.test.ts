import { expect, it } from 'vitest';
import { groupsIn } from './groups-in.ts';

const { groups } = /(?<day>\d+)(?<half>am|pm)?/.exec('12') ?? {};

it('gives the groups that are named', () => {
  expect(groupsIn(groups, 'day')).toEqual({ day: '12' });
});

it.each(['half', 'month'])('throws where one has no part in the match: %s', (name) => {
  expect(() => groupsIn(groups, 'day', name)).toThrow(new RangeError(`no group ${name}`));
});
