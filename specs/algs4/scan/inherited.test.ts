/** What is flagged or refused is so by whatever class a program calls it, also by one that inherits it. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../../harness/platform/package-root.ts';
import { findJdk } from '../../../harness/languages/java/jdk.ts';
import { ScanRules } from '../../../harness/languages/java/scan/rules.ts';
import { runTool } from '../../../harness/sandbox/run-tool.ts';
import { javaScan } from './java.ts';

const rules = new ScanRules(javaScan);

/** Greater where it is stricter; what no rule names is refused, for no reason of its own. */
const strictness = (owner: string, member: string, descriptor: string, unnamed: number): number => {
  const match = rules.match(owner, member, { descriptor });
  return match === null ? unnamed : ['allowed', 'flagged', 'refused'].indexOf(match.rule.outcome);
};

it('holds by the name of a class that inherits it', async () => {
  const jdk = findJdk();
  if (typeof jdk === 'string') throw new Error(jdk);
  const program = join(packageRoot(), 'specs', 'algs4', 'scan', 'testing', 'Inherited.java');
  const { stdout } = await runTool(join(jdk.home, 'bin', 'java'), [program], { cwd: packageRoot() });
  const found = stdout.trim().split('\n');
  expect(found.length).toBeGreaterThan(2_000);
  const milder = found.filter((line) => {
    const [type = '', name = '', descriptor = '', owner = ''] = line.split(' ');
    return strictness(type, name, descriptor, 2) < strictness(owner, name, descriptor, 0);
  });
  expect(milder).toEqual([]);
});
