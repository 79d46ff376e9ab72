/** `npm test` draws the same inputs each time, and so never fails by chance; with EVERY_RUN, as in `npm run verify`, it draws others. */
import fc from 'fast-check';

if (process.env['EVERY_RUN'] === undefined) fc.configureGlobal({ seed: 1 });
