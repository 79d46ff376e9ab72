/** Texts of a course's modules: each extends an assignment by what is given. */

/** Its content, where the error is, and what it says; it is in TypeScript unless `language` says otherwise. */
export type BrokenModule = readonly [
  what: string,
  content: string,
  place: string,
  message: RegExp,
  language?: 'js' | 'ts',
];

export const fileOf = ([what, , , , language = 'ts']: BrokenModule): string =>
  `${what.replaceAll(/\W/g, '-')}.${language}`;

/** A module with this in `extend`. */
export const extended = (checks: string): string =>
  `import { eightPuzzle, extend } from '8puzzle-grader';
const words = { measured: 'a', why: 'b', passing: 'c', source: 'd' };
const cases = [{ kind: 'skipped', name: 'a', reason: 'b' }];
const check = { id: 'ours', section: 'correctness', group: 'Board', title: 't', needs: [], cases };
export default extend(eightPuzzle, { ${checks} });
`;

/** A module with a check that has these parts. */
export const withCheck = (parts: string): string => extended(`checks: [{ ...check, explanation: words, ${parts} }]`);

/** A module with a check of this one case. */
export const withCase = (more: string): string =>
  withCheck(`needs: ['Board'], cases: [{
  kind: 'fixed', name: 'a', reproduction: [], judge: () => ({ passed: true }),
  script: { substitute: [], rows: [{}], steps: [{ op: 'callStatic', class: 'Board', method: 'main', args: [] }] }, ${more} }]`);

export const withSections = (sections: string): string =>
  `import { eightPuzzle } from '8puzzle-grader';\nexport default { ...eightPuzzle, sections: ${sections} };\n`;

/** A module with this part beside a check of its own. */
export const withPart = (
  part: string,
): string => `${extended(`checks: [{ ...check, explanation: words }]`).replace('export default', 'const own =')}
export default { ...own, prepare: async (options) => ({ ...(await own.prepare(options)), ${part} }) };
`;

export const explained = '{ ...check, explanation: words }';

/** Makes a Board from a field of the row. */
export const made = `{ op: 'new', class: 'Board', args: [{ kind: 'row', field: 'tiles' }], as: 'board' }`;

/** A module with a random case, the fields of which are replaced or added to by this. */
export const randomly = (more: string): string =>
  `import { fc } from '8puzzle-grader';\n${withCheck(`needs: ['Board'], cases: [{
  kind: 'random', name: 'a', inputs: 'numbers', count: 3, arbitrary: fc.constant(1), row: () => ({ tiles: [[1, 2], [3, 0]] }),
  script: { substitute: [], steps: [${made}] }, judgeRow: () => ({ passed: true }), reproduce: () => [], ${more} }]`)}`;
