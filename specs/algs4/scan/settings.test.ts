/** What could keep something for the whole process, from one script to the next, and why it does not. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../../harness/platform/package-root.ts';
import { findJdk } from '../../../harness/languages/java/jdk.ts';
import { ScanRules } from '../../../harness/languages/java/scan/rules.ts';
import { runTool } from '../../../harness/sandbox/run-tool.ts';
import { javaScan } from './java.ts';

/** Set back before each script: harness/languages/java/probe/src/probe/Platform.java and Output.java. */
const setBack = [
  ...['setErr', 'setIn', 'setOut', 'setProperty', 'clearProperty'].map((name) => `java.lang.System#${name}`),
  'java.util.Locale#setDefault',
  'java.util.TimeZone#setDefault',
];

/** They change what they are given, or nothing. */
const ofArguments = [
  ...['java.lang.Math#addExact', 'java.lang.StrictMath#addExact', 'java.util.Arrays#setAll'],
  ...['java.util.Collections#addAll', 'java.lang.System#gc', 'java.lang.System#runFinalization'],
];
const arrays = 'java.lang.reflect.Array#set';

/** Nothing is writable in the sandbox, and no file of a submission's is there. */
const files = 'java.nio.file.Files#';

/** A program that is flagged shares no classes, so that what it finds by its own classes is empty in each script. */
const byOwnClasses = ['java.util.ResourceBundle#clearCache'];
/** Whether a text was there before can be seen: a person is told. */
const told = ['java.lang.String#intern'];

it('is refused, or set back before each script', async () => {
  const jdk = findJdk();
  if (typeof jdk === 'string') throw new Error(jdk);
  const program = join(packageRoot(), 'specs', 'algs4', 'scan', 'testing', 'Settings.java');
  const { stdout } = await runTool(join(jdk.home, 'bin', 'java'), [program], { cwd: packageRoot() });
  const found = stdout.trim().split('\n');
  expect(found.length).toBeGreaterThan(50);
  const rules = new ScanRules(javaScan);
  const outcomeOf = (name: string): string => {
    const [owner = '', member = ''] = name.split('#');
    return rules.match(owner, member)?.rule.outcome ?? 'refused';
  };
  const closed = new Set([...setBack, ...ofArguments, ...byOwnClasses, ...told]);
  const open = found.filter((name) => outcomeOf(name) !== 'refused' && !closed.has(name));
  expect(open.filter((name) => !name.startsWith(arrays) && !name.startsWith(files))).toEqual([]);
  expect(told.concat(byOwnClasses).map(outcomeOf)).toEqual(['flagged', 'flagged']);
});
