import type { Explanation } from '../contracts/check.ts';

/** For checks of tests that are about something else. */
export const unexplained: Explanation = { measured: 'A test.', why: 'To see.', passing: 'Any.', source: 'None.' };
