/** Modules with other parts beside their checks that throw, or give what they must not. */
import { type BrokenModule, randomly, withCheck, withPart } from './modules.ts';

/** A module with these functions and lists of its settings. */
const withSettings = (parts: string): string =>
  withPart('notes: []').replace('{ ...own, ', `{ ...own, settings: { schema: {}, summary: () => ({}), ${parts} }, `);

const withRow = (row: string): string =>
  withPart(
    `tables: [{ id: 't', title: 't', section: 'timing', rowTitle: 'r', columns: [], rows: [{ name: 'a', ${row} }] }]`,
  );

export const brokenParts: readonly BrokenModule[] = [
  [
    'has an arbitrary that throws',
    randomly(`arbitrary: fc.nat().map(() => { throw new Error('boom'); })`),
    ':8:',
    /"ours" of the course's module, case "a", `arbitrary` failed: boom\./,
  ],
  [
    'has a table without columns',
    withPart(`tables: [{ id: 't', title: 't', section: 'timing', rowTitle: 'r', rows: [] }]`),
    '',
    /something else than checks, tables and notes: tables\.0\.columns: expected array/,
  ],
  [
    'has a table with a row of no check',
    withRow(`check: 'oures'`),
    ':7:',
    /The table "t" names the check "oures", which does not exist\./,
  ],
  [
    'has a table with a row of no case',
    withRow(`check: 'ours', case: 'none'`),
    ':7:',
    /The table "t" names the case "none" of the check "ours", which does not exist\./,
  ],
  [
    'misspells a part beside its checks',
    withPart(`revokedPases: () => []`),
    ':7:',
    /something else than checks, tables and notes: there is no "revokedPases" \(did you mean "revokedPasses"\?\)/,
  ],
  [
    'has plots that throw',
    withPart(`plots: () => { throw new Error('boom'); }`),
    ':7:',
    /`plots` of the course module failed: boom\./,
  ],
  [
    'throws for follow-up checks',
    withPart(`followUps: { checks: [], needed: () => { throw new Error('boom'); } }`),
    ':7:',
    /`followUps\.needed` of the course module failed: boom\./,
  ],
  [
    'tells of a follow-up check what is none',
    withPart(`followUps: { checks: [{ id: 'more' }], needed: () => [] }`),
    ':7:',
    /"more" is not complete or not right: section/,
  ],
  [
    'has a check with the id of a follow-up check',
    withCheck(`id: 'integrity-unjudged'`),
    ':5:',
    /There are two checks "integrity-unjudged"/,
  ],
  [
    'has a check with the id of a tool for style',
    withCheck(`id: 'style-eslint'`),
    ':5:',
    /There are two checks "style-eslint"/,
  ],
  [
    'has a follow-up check in no section',
    withPart(
      `followUps: { checks: [{ ...check, id: 'more', explanation: words, section: 'nowhere' }], needed: () => [] }`,
    ),
    ':7:',
    /The check "more" is in the section "nowhere", which does not exist/,
  ],
  [
    'throws for a summary of the settings',
    withSettings(`summary: () => { throw new Error('boom'); }`),
    ':7:',
    /`settings\.summary` of the course module failed: boom\./,
  ],
  [
    'throws for a use of the library',
    withSettings(`library: () => { throw new Error('boom'); }`),
    ':7:',
    /`settings\.library` of the course module failed: boom\./,
  ],
  [
    'gives no use of the library',
    withSettings(`library: () => ({ jar: 3 })`),
    ':7:',
    /`settings\.library` of the course module gave what it must not: defaultPackage: expected boolean/,
  ],
  [
    'has no list of what staff may read',
    withSettings(`forStaff: 3`),
    ':7:',
    /The default export is not an assignment: settings\.forStaff: expected array/,
  ],
];
