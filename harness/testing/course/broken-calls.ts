/** Modules with functions that throw, or give what they must not, each of which is called alone. */
import { type BrokenModule, randomly, withCase, withPart } from './modules.ts';

/** By the function that is called. */
export const brokenCalls: Readonly<Record<string, readonly BrokenModule[]>> = {
  judge: [
    [
      'extends an assignment of its own with a judge that throws',
      `${withCase(`judge: () => { throw new Error('boom'); }`).replace('export default', 'const ours =')}
const prepare = async (options) => {
  const prepared = await ours.prepare(options);
  return { ...prepared, checks: prepared.checks.map((one) => (one.id === 'ours' ? { ...one } : one)) };
};
export default extend({ ...ours, prepare }, {});
`,
      ':7:',
      /"ours" of the course's module, case "a", `judge` failed: boom\./,
    ],
    [
      'has a judge that gives something else',
      withCase(`judge: () => 'yes'`),
      ':4:21',
      /`judge` gave what it must not: expected/,
    ],
    [
      'has a judge that gives half a judgement',
      withCase(`judge: () => ({ passed: false, message: 'm' })`),
      ':4:21',
      /`judge` gave what it must not: expected: expected string/,
    ],
    [
      'has a judgement that throws when it is read',
      withCase(`judge: () => ({ get passed() { throw new Error('boom'); } })`),
      ':7:',
      /case "a", `judge` failed: boom\./,
    ],
    [
      'has a judgement with a misspelt part',
      withCase(`judge: () => ({ passed: false, message: 'm', expected: 'e', actual: 'a', hnt: 'h' })`),
      ':4:21',
      /`judge` gave what it must not: there is no "hnt" \(did you mean "hint"\?\)/,
    ],
    [
      'has a judge that is async',
      withCase(`judge: async () => { throw new Error('late'); }`),
      ':4:21',
      /`judge` gave a promise/,
    ],
    [
      'measures nothing',
      withCase(`judge: () => ({ passed: true, measured: { moves: undefined } })`),
      ':4:21',
      /`judge` gave what it must not: measured\.moves: expected a number, text or null\./,
    ],
  ],
  inapplicable: [
    [
      'ends the program while its case is judged',
      withCase(`inapplicable: () => process.exit(0)`),
      ':7:',
      /case "a", `inapplicable` failed: it ends the program, by process\.exit\(0\)\./,
    ],
  ],
  row: [
    [
      'has a row with something else than data',
      randomly(`row: () => ({ tiles: [[1, 2], [3, null]] })`),
      ':5:21',
      /`row` gave what it must not: tiles: expected a whole number of 32 bits, rows of such numbers, or text\./,
    ],
    [
      'has a random case without a field',
      randomly(`row: () => ({ tile: 1 })`),
      ':5:21',
      /case "a", `row` gave no field "tiles", which a step names/,
    ],
  ],
  plots: [
    [
      'has plots that are async',
      withPart(`plots: async () => { throw new Error('late'); }`),
      ':7:',
      /`plots` of the course module gave a promise: it must not be async\./,
    ],
  ],
  diagnose: [
    [
      'gives no diagnoses',
      withPart(`diagnose: () => [{ id: 'a' }]`),
      ':7:',
      /`diagnose` of the course module gave what it must not: 0\.title: expected string/,
    ],
  ],
  needed: [
    [
      'gives a follow-up check that is none',
      withPart(`followUps: { checks: [], needed: () => [{ ...check, id: 'more' }] }`),
      ':7:',
      /"more" is not complete or not right: explanation/,
    ],
    [
      'gives a follow-up check in no section',
      withPart(
        `followUps: { checks: [], needed: () => [{ ...check, id: 'more', explanation: words, section: 'nowhere' }] }`,
      ),
      ':7:',
      /The check "more" is in the section "nowhere", which does not exist/,
    ],
  ],
};
