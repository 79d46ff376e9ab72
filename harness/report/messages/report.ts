import { defineMessages } from '../../messages/messages.ts';

export const reportMessages = defineMessages('report', {
  nothingToBuild: 'There is nothing to compile in these files.',
  graderFailed: 'Not graded, because the grader itself failed in {ids}. {first}',
  nothingWorthPoints: 'None of the checks that are worth points was run.',
  tampering: '{id}, {title}: {message}',
  tamperingInMore: {
    one: '{id}, {title}: {message} It happened in one more case.',
    other: '{id}, {title}: {message} It happened in {count} more cases.',
  },
  andMore: { one: '{names} and 1 more check', other: '{names} and {count} more checks' },
  notCompiled: 'The submission does not compile.',
  compilerWarns: 'There are compiler warnings.',
  otherApi: 'The classes do not have the prescribed API.',
  thrown: '{exception} in {place}',
  revoked: 'Passes that another check overrode: {check}',
});
