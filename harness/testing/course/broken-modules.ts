/** Modules that cannot be loaded, or whose assignment is of a wrong shape. */
import { type BrokenModule, explained, extended, withSections, withCheck } from './modules.ts';

export const brokenModules: readonly BrokenModule[] = [
  ['throws', `const a: number = 1;\nthrow new Error('no ' + a);\n`, ':2:7', /cannot be loaded: no 1\.$/m],
  ['throws something else', `throw 'words';\n`, '', /cannot be loaded: words\.$/m],
  ['has a syntax error of TypeScript', 'export default {\n  id: 1,,\n};\n', ':2:9', /Unexpected token `,`/],
  ['has a syntax error of JavaScript', 'export default {\n  id: 1,,\n};\n', '', /Unexpected token ','/, 'js'],
  ['uses what Node does not run', 'enum A { b }\nexport default A.b;\n', ':1:1', /enum is not supported/],
  ['imports no file', `import a from './absent.ts';\nexport default a;\n`, ':1:', /Cannot find module '.*absent\.ts'/],
  [
    'names it again',
    `import a from './away';\nexport default { a, id: 'away' };\n`,
    ':1:15',
    /Cannot find module '.*away'/,
  ],
  ['imports no package', `\nimport a from 'no-such';\n`, ':2:15', /Cannot find package 'no-such'\./],
  ['imports no entry', `import a from '8puzzle-grader/x';\n`, ':1:', /Cannot find module '8puzzle-grader\/x'/],
  ['imports no export', `import { a } from '8puzzle-grader';\n`, ':1:10', /no.* export named 'a'/],
  ['exports nothing', 'export const a = 1;\n', '', /There is no default export/],
  ['exports a function', 'export default async () => ({});\n', ':1:1', /is a function, and not the assignment/],
  ['exports a promise', 'export default Promise.resolve({});\n', ':1:1', /is a promise, and not/],
  [
    'has a wrong shape',
    `import { eightPuzzle } from '8puzzle-grader';\nexport default { ...eightPuzzle, id: 'A b', languages: {}, prepare: 1 };\n`,
    ':2:1',
    /assignment: id: expected small letters.*languages: expected facts for java.*prepare: expected a fun/,
  ],
  [
    'has a section that reports cannot name',
    withSections(`[{ id: 'unit_tests', title: 't' }]`),
    ':2:47',
    /sections\.0\.id: expected a small letter, then letters, digits and hyphens/,
  ],
  [
    'has a section twice',
    withSections(`[...eightPuzzle.sections, { id: 'memory', title: 't' }]`),
    ':2:72',
    /sections\.7\.id: there are two sections "memory"/,
  ],
  ...['style', 'score'].map(
    (id) =>
      [
        `has a section ${id}, which the grader has`,
        withSections(`[{ id: '${id}', title: 't' }]`),
        ':2:47',
        new RegExp(`sections\\.0\\.id: the grader has a "${id}" of its own`),
      ] as const,
  ),
  [
    'has other classes in another language',
    `import { apiClass, eightPuzzle, typescriptFacts } from '8puzzle-grader';\nconst typescript = typescriptFacts({ api: [apiClass('Board', [])] });\nexport default { ...eightPuzzle, languages: { ...eightPuzzle.languages, typescript } };\n`,
    ':3:1',
    /languages: expected the same classes in each language/,
  ],
  [
    'misspells a part of a section',
    withSections(`[{ id: 'more', title: 't', inSumary: true }]`),
    ':2:',
    /sections\.0: there is no "inSumary" \(did you mean "inSummary"\?\)/,
  ],
  [
    'has causes that are none',
    `import { eightPuzzle, javaFacts } from '8puzzle-grader';\nexport default { ...eightPuzzle, languages: { java: javaFacts({ api: [], causes: [{ codes: 'TS1' }] }) } };\n`,
    ':2:1',
    /languages\.java\.causes\.0\.codes: expected array.*causes\.0\.cause: expected a function/,
  ],
  ['throws in prepare()', extended(`checks: () => { throw new Error('late'); }`), ':5:60', /prepared: late\./],
  ['gives no checks', extended('checks: () => [1]'), '', /check number 1 of the module .*: expected object/],
  [
    'has a check with a wrong part',
    extended(`checks: [{ ...check, title: 7 }]`),
    ':4:21',
    /"ours" is not complete or not right: title: /,
  ],
  ['has a check twice', extended(`checks: [${explained}, ${explained}]`), ':4:21', /two checks "ours"\./],
  ['has a check of the base', withCheck(`id: 'board-1a'`), ':5:83', /two checks "board-1a"/],
  ['names no section', withCheck(`section: 'corectness'`), ':4:21', /section "corectness", w/],
  ['weighs no section', extended(`weights: { style2: 5 }`), ':5:49', /section "style2", which does not exist/],
  [
    'has a check without explanation',
    extended('checks: [check]'),
    ':4:21',
    /"ours" .*: explanation: expected an explanation\./,
  ],
];

/** What goes wrong where nobody waits for it. */
export const strayModules: readonly BrokenModule[] = [
  [
    'rejects a promise that nobody looks at',
    `void Promise.reject(new Error('stray'));\n${extended('checks: []')}`,
    ':1:21',
    /cannot be loaded: stray\.$/,
  ],
  [
    'ends the program',
    `process.exit(0);\n${extended('checks: []')}`,
    ':1:9',
    /it ends the program, by process\.exit\(0\)\.$/,
  ],
];

export const brokenExtensions: readonly BrokenModule[] = [
  ['misspells a part of extend', extended(`cheks: []`), ':5:', /takes no "cheks"\.$/],
  [
    'extends nothing',
    `import { extend } from '8puzzle-grader';\nexport default extend(undefined, {});`,
    ':2:',
    /not an assi/,
  ],
  ['gives a check and no list', extended(`checks: () => check`), '', /must give a list/],
  ['has a check and no list', extended(`checks: check`), ':5:', /must be a list of checks/],
  ['gives null as settings', extended(`settings: () => null`), ':5:', /`settings` in `extend` must give/],
  ['gives no settings', extended(`settings: () => {}`), ':5:', /`settings` in `extend` must give/],
  [
    'gives a part of the settings that there is not',
    extended(`settings: (given) => ({ ...given, input: 5 })`),
    ':5:',
    /`settings` in `extend` gives "input", which does not exist\./,
  ],
  [
    'gives a part of the settings a wrong value',
    extended(`settings: (given) => ({ ...given, inputs: 'ten' })`),
    ':5:',
    /gives a wrong value: "inputs" must be "official" or a number, but is the text "ten"\./,
  ],
  [
    'gives a setting that there is not',
    extended(`settings: (o) => ({ ...o, settings: { ...o.settings, values: { memmory: { factor: 2 } } } })`),
    ':5:',
    /gives "settings\.values\.memmory", which does not exist\./,
  ],
  [
    'gives a setting a wrong value',
    extended(`settings: (o) => ({ ...o, settings: { ...o.settings, values: { memory: { factor: 'two' } } } })`),
    ':5:',
    /gives a wrong value: "settings\.values\.memory\.factor" must be a number, but is the text "two"\./,
  ],
  [
    'changes weights where that changes nothing',
    extended(`settings: (given) => ({ ...given, weights: { timing: 0 } })`),
    ':5:',
    /`settings` in `extend` must leave "weights" as it is\./,
  ],
  [
    'changes weights in their place where that changes nothing',
    extended(`settings: (given) => { given.weights.timing = 0; return given; }`),
    ':5:',
    /`settings` in `extend` must leave "weights" as it is\./,
  ],
  [
    'has a schema of its own that fails',
    `import { z } from '8puzzle-grader';\n${extended(`checks: () => [z.object({ a: z.int() }).parse({ a: 'b' })]`)}`,
    ':6:',
    /prepared: a: Invalid input: expected/,
  ],
  [
    'requires a setting that nobody sets',
    `import { z } from '8puzzle-grader';\n${extended(`schema: { mine: z.int() }`)}`,
    ':6:48',
    /The course module requires the setting "mine", which is not set\./,
  ],
  [
    'has one schema for all its keys',
    `import { z } from '8puzzle-grader';\n${extended(`schema: z.object({ mine: z.int().optional() })`)}`,
    ':6:',
    /`schema` in `extend` must be an object with a schema for each key, and no schema itself\./,
  ],
  [
    'has a schema that throws',
    `import { z } from '8puzzle-grader';\n${extended(
      `schema: { mine: z.any().transform(() => { throw new Error('boom'); }) }`,
    )}`,
    ':6:',
    /`schema` of the course module failed: boom\./,
  ],
  [
    'has a schema that gives what JSON cannot hold',
    `import { z } from '8puzzle-grader';\n${extended(`schema: { mine: z.bigint().default(1n) }`)}`,
    '',
    /`schema` of the course module failed: Do not know how to serialize a BigInt\./,
  ],
  ['has one section for several', extended('sections: {}'), ':5:', /`sections` in `extend` must be a list of sections/],
  ['has a section of the base', extended(`sections: [{ id: 'memory', title: 'a' }]`), ':5:51', /two sections "memory"/],
  ['has weights that are none', extended('weights: 5'), ':5:', /`weights` in `extend` must be an object/],
  [
    'changes settings in their place to what they cannot be',
    extended(
      `settings: (given) => { given.inputs = 'ten'; given.settings.values.memory = { factor: 2 }; return given; }`,
    ),
    ':5:',
    /gives a wrong value: "inputs" must be "official" or a number, but is the text "ten"\./,
  ],
  ['has text as a schema', extended(`schema: { mine: 'string' }`), ':5:48', /schema\.mine: expected a schema/],
  [
    "takes a key of the grader's for its own",
    `import { z } from '8puzzle-grader';\n${extended('schema: { weights: z.string() }')}`,
    ':6:48',
    /"weights" of the assignment 8puzzle has another meaning/,
  ],
  [
    'misspells a part of an assignment',
    `import { eightPuzzle } from '8puzzle-grader';\nexport default { ...eightPuzzle, startres: {} };\n`,
    ':2:34',
    /An assignment has no part "startres"/,
  ],
];
