/** Which folder may know which: the one-way flow and the trust boundary of docs/architecture.md, enforced. */
const tests = '[.](test|verify)[.]ts$|/testing/';

/** Folders that know only those before them, from the ground up. */
const ground = ['contracts', 'text', 'messages', 'platform', 'pages'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...ground.map((folder, floor) => ({
      name: `${folder}-is-on-the-ground`,
      comment: `harness/${folder} knows nothing of the harness but ${ground.slice(0, floor).join(', ') || 'itself'}.`,
      severity: 'error',
      from: { path: `^harness/${folder}/`, pathNot: tests },
      to: { path: '^(harness|specs|reference)/', pathNot: `^harness/(${ground.slice(0, floor + 1).join('|')})/` },
    })),
    {
      name: 'contracts-are-types-and-schemas',
      comment: 'The contracts can be read and reused alone.',
      severity: 'error',
      from: { path: '^harness/contracts/', pathNot: tests },
      to: {
        path: '.',
        pathNot: '^harness/contracts/|^node:|^(stream|events)$|node_modules/(zod|fast-check|commander|@types)/',
      },
    },
    {
      name: 'parts-do-not-know-the-pipeline',
      comment: 'The pipeline puts the parts together; the API, classes and the command line stand above it.',
      severity: 'error',
      from: { path: '^harness/(?!pipeline/|api/|classroom/|cli/)', pathNot: tests },
      to: { path: '^harness/(pipeline|api|classroom|cli)/' },
    },
    {
      name: 'classes-grade-by-the-api',
      comment: 'A class is many gradings, each as a program would do it.',
      severity: 'error',
      from: { path: '^harness/classroom/', pathNot: tests },
      to: { path: '^harness/(pipeline|cli|engine|sandbox|probe|languages)/' },
    },
    {
      name: 'pipeline-below-the-api',
      severity: 'error',
      from: { path: '^harness/pipeline/', pathNot: tests },
      to: { path: '^harness/(api|classroom|cli)/' },
    },
    {
      name: 'command-line-grades-by-the-api',
      comment: 'What the commands do, a program can do: by the same functions and nothing beside them.',
      severity: 'error',
      from: { path: '^harness/cli/|^scripts/' },
      to: { path: '^harness/pipeline/' },
    },
    {
      name: 'api-knows-no-command-line',
      severity: 'error',
      from: { path: '^harness/api/', pathNot: tests },
      to: { path: '^harness/(cli|classroom)/' },
    },
    {
      name: 'harness-knows-no-assignment',
      comment: 'An assignment is handed to the harness; only the roots bring the two together.',
      severity: 'error',
      from: { path: '^harness/' },
      to: { path: '^(specs|reference)/' },
    },
    {
      name: 'specs-see-contracts-and-messages',
      comment: 'An assignment is data and small functions over the contracts, free of machinery.',
      severity: 'error',
      from: { path: '^specs/', pathNot: tests },
      to: { path: '^harness/', pathNot: `^harness/(${ground.join('|')}|testing)/` },
    },
    {
      name: 'examples-use-the-public-entries',
      comment: 'An example shows what a course can do with the installed package.',
      severity: 'error',
      from: { path: '^examples/([^/]+)/' },
      to: { path: '^(harness|specs|reference|bin|scripts)/|^examples/', pathNot: '^examples/$1/' },
    },
    {
      name: 'reference-stands-alone',
      comment: 'The oracle must not share code with what it judges.',
      severity: 'error',
      from: { path: '^reference/', pathNot: tests },
      to: { path: '^(harness|specs)/' },
    },
    {
      name: 'grading-needs-no-laboratory',
      comment:
        'What vouches for a grading is the readable Solver, the table and IDA*; the laboratory loads for its commands.',
      severity: 'error',
      from: {
        path: '^(specs/(?!(slider-puzzle/(lab|fixtures|commands)|commands)/)|reference/(?!lab/))',
        pathNot: tests,
      },
      to: { path: '^(specs/slider-puzzle|reference)/lab/' },
    },
    {
      name: 'commands-load-the-laboratory-when-asked',
      comment: 'What lists the commands loads no code of theirs; their texts it has.',
      severity: 'error',
      from: { path: '^specs/(slider-puzzle/)?commands/index[.]ts$' },
      to: {
        path: '^(specs/slider-puzzle/(lab|fixtures|commands)|specs/commands|reference/lab)/',
        pathNot: '/messages([.]ts$|/)|^specs/slider-puzzle/commands/index[.]ts$',
        dynamic: false,
      },
    },
    {
      name: 'what-assignments-share-knows-none',
      comment: 'The editions stand on it; what only one of them has is handed in.',
      severity: 'error',
      from: { path: '^specs/(slider-puzzle|algs4)/', pathNot: tests },
      to: { path: '^specs/(?!slider-puzzle/|algs4/)[^/]+/' },
    },
    {
      name: 'languages-see-no-engine',
      comment: 'A language knows how to build and start; what is asked and how it counts is not its business.',
      severity: 'error',
      from: { path: '^harness/languages/', pathNot: tests },
      to: { path: '^harness/(engine|rubric|report|formats|config)/' },
    },
    {
      name: 'only-sandbox-starts-processes',
      comment: 'One folder to read for whoever asks what runs where.',
      severity: 'error',
      from: {
        path: '^(grade[.]ts|index[.]ts|harness|specs|reference)',
        pathNot: `^harness/sandbox/|${tests}`,
      },
      to: { path: '^(node:)?(child_process|cluster)$|node_modules/(execa|cross-spawn)/' },
    },
    {
      name: 'sandbox-knows-no-subject',
      comment: 'The wall does not depend on what is behind it.',
      severity: 'error',
      from: { path: '^harness/sandbox/', pathNot: tests },
      to: { path: '^harness/(engine|languages|probe|report|formats|intake|rubric)/' },
    },
    {
      name: 'helpers-for-tests-are-for-tests',
      comment: 'One command of maintainers writes a fixture out, by what the tests read it with.',
      severity: 'error',
      from: { path: '^(grade[.]ts|index[.]ts|harness|specs|reference)', pathNot: `${tests}|/commands/fixtures/` },
      to: { path: '/testing/' },
    },
    {
      name: 'no-circles',
      comment: 'Of any kind: a circle of types is a circle of thoughts.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|fixtures|reference/lab/inner-loops/assembly)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
