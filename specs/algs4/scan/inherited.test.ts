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

interface Line {
  /** The class that a program names. */
  readonly by: string;
  readonly member: string;
  readonly descriptor: string;
  readonly owner: string;
  readonly isOverridden: boolean;
}

const readLines = async (): Promise<readonly Line[]> => {
  const jdk = findJdk();
  if (typeof jdk === 'string') throw new Error(jdk);
  const program = join(packageRoot(), 'specs', 'algs4', 'scan', 'testing', 'Inherited.java');
  const { stdout } = await runTool(join(jdk.home, 'bin', 'java'), [program], { cwd: packageRoot() });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([by = '', member = '', descriptor = '', owner = '', overrides]) => ({
      ...{ by, member, descriptor, owner },
      isOverridden: overrides !== undefined,
    }));
};

const isMilder = ({ by, member, descriptor, owner }: Line): boolean =>
  strictness(by, member, descriptor, 2) < strictness(owner, member, descriptor, 0);

const lines = await readLines();

it('holds by the name of a class that inherits it', () => {
  const inherited = lines.filter(({ isOverridden }) => !isOverridden);
  expect(inherited.length).toBeGreaterThan(2_000);
  expect(inherited.filter(isMilder)).toEqual([]);
});

/** Of a class that is refused as a whole nobody gets an object. */
it('holds by the name of what a class overrides or implements, where it names that very method', () => {
  const named = lines.filter(
    ({ isOverridden, owner, member, descriptor }) =>
      isOverridden && rules.matchMember(owner, member, descriptor) !== null,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(isMilder)).toEqual([]);
});
