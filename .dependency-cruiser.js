/** Which part may know which: the one-way flow and the trust boundary of docs/architecture.md, enforced. */
const tests = '[.]test[.]ts$';
const contracts =
  '^harness/(assignment|command|errors|suggest|package-root|cache-dir)[.]ts$|' +
  '^harness/(engine/check|words/words|report/(schema|shown|figures/[^/]+|html/(page|theme))|probe/(protocol|steps|observations)|languages/(language|code-facts|scan))[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'harness-knows-no-assignment',
      comment: 'An assignment is handed to the harness; only grade.ts brings the two together.',
      severity: 'error',
      from: { path: '^harness/' },
      to: { path: '^(specs|reference)/' },
    },
    {
      name: 'specs-see-contracts-only',
      comment: 'An assignment is data and small functions over the contract types, free of machinery.',
      severity: 'error',
      from: { path: '^specs/', pathNot: tests },
      to: { path: '^harness/', pathNot: contracts },
    },
    {
      name: 'reference-stands-alone',
      comment: 'The oracle must not share code with what it judges.',
      severity: 'error',
      from: { path: '^reference/', pathNot: tests },
      to: { path: '^(harness|specs)/' },
    },
    {
      name: 'languages-see-no-engine',
      comment: 'A language knows how to build and start; what is asked and how it counts is not its business.',
      severity: 'error',
      from: { path: '^harness/languages/', pathNot: tests },
      to: { path: '^harness/(engine|rubric|report|cli|config)/' },
    },
    {
      name: 'only-sandbox-starts-processes',
      comment: 'One folder to read for whoever asks what runs where.',
      severity: 'error',
      from: {
        path: '^(grade[.]ts|harness|specs|reference)',
        pathNot: `^harness/sandbox/|${tests}`,
      },
      to: { path: '^(node:)?(child_process|cluster)$|node_modules/(execa|cross-spawn)/' },
    },
    {
      name: 'schemas-import-only-zod',
      comment: 'The two published contracts can be read and reused alone.',
      severity: 'error',
      from: {
        path: '^harness/(report/(schema|shown)|probe/(protocol|steps|observations))[.]ts$',
      },
      to: { pathNot: 'node_modules/zod/|^harness/(report/shown|probe/(steps|observations))[.]ts$' },
    },
    {
      name: 'sandbox-knows-no-subject',
      comment: 'The wall does not depend on what is behind it.',
      severity: 'error',
      from: { path: '^harness/sandbox/', pathNot: tests },
      to: { path: '^harness/(engine|languages|report|cli|intake|rubric)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|fixtures|reference/inner-loops/assembly)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
