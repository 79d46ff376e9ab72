/** Files in which the test of the catalogue finds sentences. */

/** No messages: styles, scripts, tables of the system, signatures, names, what goes into schemas, or what no person reads. */
export const noMessages: readonly string[] = [
  'harness/config/schema.ts',
  'harness/languages/java/classfile/byte-reader.ts',
  'harness/languages/java/classfile/class-file.ts',
  'harness/languages/java/classfile/constant-pool.ts',
  'harness/languages/java/classfile/instructions.ts',
  'harness/report/html/colors.ts',
  'harness/sandbox/recipes.ts',
  'harness/sandbox/resource-limits.ts',
  'harness/sandbox/seccomp/aarch64.ts',
  'harness/sandbox/seccomp/policy.ts',
  'harness/sandbox/seccomp/x86-64.ts',
  'harness/languages/java/classfile/static-changes.ts',
  'harness/languages/typescript/compiler-command.ts',
  'harness/languages/typescript/compiler/facts/changes.ts',
  'harness/languages/typescript/compiler/scan.ts',
  'specs/8puzzle-2012/api.ts',
  'specs/8puzzle/api.ts',
  'specs/8puzzle/rules/queue-use.ts',
  'specs/8puzzle/test-client.ts',
  'specs/comp204/answers.ts',
  'specs/scan/java-allowed.ts',
];

/** Messages that are not in the catalogue yet, so that they cannot be translated. Nothing is put on this list. */
export const stillToMove: readonly string[] = [];
