/** Modules whose checks have cases that cannot be run: their scripts, judges and names. */
import { type BrokenModule, made, withCase, withCheck } from './modules.ts';

const steps = (step: string): string => withCase(`script: { substitute: [], rows: [{}], steps: [${step}] }`);

const withSeries = (names: string, rows: string): string =>
  withCheck(`needs: ['Board'], cases: [{
  kind: 'series', name: 'a', reproduction: [], judge: () => ({ passed: true }), rows: ${rows},
  series: { names: ${names}, cpuMs: 1_000, wallMs: 1_000, maxCrashes: 1, script: { substitute: [], rows: [{}], steps: [${made}] } } }]`);

export const brokenCases: readonly BrokenModule[] = [
  [
    'has a step that is none',
    steps(`{ op: 'cal' }`),
    ':4:21',
    /steps\.0\.op: there is no "cal" \(did you mean "call"\?\)/,
  ],
  [
    'has an argument that is none',
    steps(`{ op: 'new', class: 'Board', args: [7], as: 'b' }`),
    ':4:21',
    /"ours" .*cases\.0\.script\.steps\.0\.args\.0: expected object, received number/,
  ],
  [
    'has a number that not every language has',
    steps(`{ op: 'callStatic', class: 'Board', method: 'main', args: [{ kind: 'int', value: 2 ** 31 }] }`),
    ':4:21',
    /steps\.0\.args\.0\.value: Too big: expected/,
  ],
  ['has no steps', steps(''), ':4:21', /steps: expected at least one item/],
  ['has no judge', withCase('judge: undefined'), ':4:21', /cases\.0\.judge: expected a function/],
  ['has no cases', withCheck('cases: []'), ':4:21', /cases: expected at least one/],
  ['has a case twice', withCheck('cases: [...cases, ...cases]'), ':3:41', /"ours" has two cases "a"/],
  ['needs no class', withCheck(`needs: ['Bord']`), ':5:87', /"ours" needs the class "Bord"/],
  [
    'has a series with more names than rows',
    withSeries(`['1', '2']`, '[0]'),
    ':4:21',
    /cases\.0\.series\.names: expected a name for each row of the script/,
  ],
  [
    'asks for a row that its series has not',
    withSeries(`['1']`, '[1]'),
    ':4:21',
    /cases\.0\.rows: expected rows that the series has, counted from 0/,
  ],
  [
    'has a judge that throws',
    withCase(`judge: () => { throw new Error('boom'); }`),
    ':7:',
    /"ours" of the course's module, case "a", `judge` failed: boom\./,
  ],
  [
    'has a check with a part that there is not',
    withCheck('points: -5'),
    ':4:21',
    /"ours" is not complete or not right: there is no "points" \(there are id, /,
  ],
];

const ofRows = (step: string): string =>
  withCase(`script: { substitute: [], rows: [{ tiles: [[1, 2], [3, 0]] }], steps: [${made}, ${step}] }`);

export const unknownNames: readonly BrokenModule[] = [
  [
    'names a handle that is not made',
    ofRows(`{ op: 'call', on: 'bord', method: 'hamming', args: [] }`),
    ':7:',
    /"ours", case "a", a step names the handle "bord", which no step before it makes\./,
  ],
  [
    'names a handle that is made later',
    steps(`{ op: 'open', on: 'board', as: 'one' }, { op: 'grid', from: { kind: 'null' }, as: 'board' }`),
    ':7:',
    /a step names the handle "board"/,
  ],
  [
    'names a handle that is not kept',
    ofRows(
      `{ op: 'measure', make: [{ ...${made}, as: 'other' }], of: 'other', queues: false }, { op: 'open', on: 'other', as: 'it' }`,
    ),
    ':7:',
    /a step names the handle "other"/,
  ],
  [
    'names a class that there is not',
    steps(`{ op: 'new', class: 'Bord', args: [], as: 'b' }`),
    ':7:',
    /a step names the class "Bord", which the assignment does not have/,
  ],
  [
    'names a field that rows have not',
    steps(
      `{ op: 'repeat', forMs: 1, most: 1, steps: [{ op: 'grid', from: { kind: 'row', field: 'tile' }, as: 'g' }] }`,
    ),
    ':7:',
    /a step names the field "tile", which not every row has/,
  ],
  [
    'names a method that there is not',
    ofRows(`{ op: 'call', on: 'board', method: 'neighbours', args: [] }`),
    ':7:',
    /"ours", case "a", a step names the method "neighbours", which the API of the assignment does not have\./,
  ],
  [
    'names a static method that there is not',
    steps(`{ op: 'callStatic', class: 'Board', method: 'goal', args: [] }`),
    ':7:',
    /a step names the method "goal"/,
  ],
  [
    'walks what is no list yet',
    ofRows(
      `{ op: 'call', on: 'board', method: 'neighbors', args: [], as: 'all' }, { op: 'each', over: 'all', as: 'one', steps: [] }`,
    ),
    ':7:',
    /a step names the list "all", which no step `iterate` before it makes/,
  ],
  [
    'replaces a class that the grader has not',
    withCase(`script: { substitute: ['board'], rows: [{}], steps: [{ op: 'counters' }] }`),
    ':7:',
    /puts a class of the grader in the place of "board", but there is none/,
  ],
  [
    'names no handle in a script that is shared',
    withCase(
      `sharedScript: { pick: (rows) => rows, script: { substitute: [], rows: [{}], steps: [{ op: 'pick', from: 'none', index: 0, as: 'one' }] } }`,
    ),
    ':7:',
    /a step names the list "none"/,
  ],
];
