import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cacheDir } from '../../../platform/cache-dir.ts';
import type { StyleResult } from '../../../contracts/language.ts';
import { java } from '../index.ts';
import { findJdk, type Jdk } from '../jdk.ts';
import { locateRuntime } from '../runtime.ts';
import { build, factsFor, hosts, sandbox, submissionOf } from '../../../testing/java/testkit.ts';
import { javaStyle } from './style.ts';
import { runStyleTool } from './run-style-tool.ts';
import { workspacesIn } from './workspace.ts';
import { isInstalled, placeTool, styleTools } from './tools.ts';
import { at } from '../../../text/at.ts';
import { allProcesses, descendantsOf } from '../../../testing/processes.ts';
import { scratchFolder } from '../../../testing/scratch-folder.ts';

const CARELESS = `import java.util.List;
public class Careless {
\tprivate int unused;
    private int hidden; // NOPMD
    private static int Count = 0;
    public boolean same(String a) {
        Count++;
        if (a == "x") return true;
        else
            return false;
    }
}
`;

const jdk = findJdk() as Jdk;
const installed = styleTools.every((tool) => isInstalled(placeTool(tool, jdk, cacheDir())));
const context = {
  facts: factsFor([]),
  sandbox,
  hosts,
  cacheDir: cacheDir(),
  library: { defaultPackage: false, jar: null },
  wallMs: 60_000,
};

const styleOf = async (
  roots: Readonly<Record<string, string>>,
  extras: Readonly<Record<string, string>> = {},
): Promise<readonly StyleResult[]> => {
  const { program } = await build(roots, { extras });
  return (await java.style?.(submissionOf(roots, extras), program, context)) ?? [];
};

describe.runIf(installed)('style of a Java submission', () => {
  let results: readonly StyleResult[];
  beforeAll(async () => {
    results = await styleOf({ Careless: CARELESS });
  });
  const found = (tool: string): string[] =>
    results
      .filter((one) => one.tool === tool)
      .flatMap(({ findings }) => findings.map(({ path, line, rule }) => `${path}:${line} ${rule}`));

  it('is looked at by three tools, whose versions are told', () => {
    expect(results.map(({ tool, notRun }) => [tool, notRun])).toEqual([
      ['Checkstyle', null],
      ['PMD', null],
      ['SpotBugs', null],
    ]);
    for (const { version } of results) expect(version).toMatch(/^\d+\.\d+/u);
  });

  it('is told with the path as submitted, line and rule', () => {
    expect(found('Checkstyle')).toEqual([
      'src/Careless.java:1 UnusedImports',
      'src/Careless.java:3 FileTabCharacter',
      'src/Careless.java:5 StaticVariableName',
      'src/Careless.java:8 SimplifyBooleanReturn',
      'src/Careless.java:8 StringLiteralEquality',
    ]);
    expect(found('SpotBugs')).toEqual([
      'src/Careless.java:7 ST_WRITE_TO_STATIC_FROM_INSTANCE_METHOD',
      'src/Careless.java:8 ES_COMPARING_PARAMETER_STRING_WITH_EQ',
    ]);
  });

  it('is not hidden by comments in the code', () => {
    expect(found('PMD')).toEqual([
      'src/Careless.java:3 UnusedPrivateField',
      'src/Careless.java:4 UnusedPrivateField',
      'src/Careless.java:5 UnusedPrivateField',
    ]);
  });

  it('is looked at in one process, also that of the next submission', async () => {
    const styleHosts = (): number[] =>
      descendantsOf(process.pid, allProcesses()).flatMap(({ pid, command }) =>
        /^\S*java .*StyleHost$/u.test(command) ? [pid] : [],
      );
    const first = styleHosts();
    await styleOf({ Other: 'public class Other { }' });
    expect([first.length, styleHosts()]).toEqual([1, first]);
  });

  it('is told of each submission by itself, whatever came before it, and none of its files are left', async () => {
    const other = await styleOf({ Careless: 'public class Careless {\n    private int other;\n}\n' });
    expect(other.flatMap(({ findings }) => findings.map(({ line, rule }) => `${String(line)} ${rule}`))).toEqual([
      '2 UnusedPrivateField',
    ]);
    expect(await styleOf({ Careless: CARELESS })).toEqual(results);
    const folder = workspacesIn(cacheDir());
    const left = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'sources', '0', 'Careless.java')));
    expect(left).toEqual([]);
  });

  it('is explained in a sentence', () => {
    const messages = results.flatMap(({ findings }) => findings.map(({ message }) => message));
    expect(messages).toContain('Write to static field Careless.Count from instance method Careless.same(String).');
    expect(messages).toContain("Avoid unused private fields such as 'unused'.");
  });
});

describe.runIf(installed)('style of code that is not usual', () => {
  it('is asked about with a question mark alone', async () => {
    const node =
      'public class Solver {\n    public Object of() { return new Node(); }\n    private class Node { }\n}\n';
    const messages = (await styleOf({ Solver: node })).flatMap(({ findings }) =>
      findings.map(({ message }) => message),
    );
    expect(messages).toContain('Should Solver$Node be a _static_ inner class?');
  });

  it('is looked at where it can be: no classes, no Java, names that are no file names', async () => {
    const extras = { [`${'x'.repeat(300)}.java`]: 'class X { }', 'a b/../"c".java': '\u0000 not \ud800 Java }}} {{{' };
    const results = await styleOf({ Broken: 'public class Broken { oops' }, extras);
    expect(results.map(({ tool, notRun }) => [tool, notRun])).toEqual([
      ['Checkstyle', null],
      ['PMD', null],
      ['SpotBugs', 'It needs compiled classes, and there are none.'],
    ]);
  });
});

describe.runIf(installed)('style of a class with a name that is not ASCII', () => {
  it('is looked at by SpotBugs, which opens files by the names of classes', async () => {
    const results = await styleOf({ Board: 'public class Board { static class Größe { } }' });
    expect(results.map(({ notRun }) => notRun)).toEqual([null, null, null]);
  });
});

describe.runIf(installed)('a tool that throws', () => {
  it('is told with its message, not with a place in its code, and leaves the others alone', async () => {
    const spotbugs = placeTool(at(styleTools, -1), jdk, cacheDir());
    const runtime = locateRuntime(jdk, context.facts.instruments, cacheDir());
    const output = await runStyleTool(spotbugs, ['-nonsense'], { jdk, runtime }, context);
    expect(output).toMatchObject({ ran: false, why: expect.stringContaining('-nonsense') as string });
    const others = await styleOf({ Careless: CARELESS });
    expect(others.map(({ notRun }) => notRun)).toEqual([null, null, null]);
  });
});

describe('style', () => {
  it('says how to install the tools where they are missing', async () => {
    const empty = scratchFolder('style');
    const runtime = locateRuntime(jdk, context.facts.instruments, cacheDir());
    const results = await javaStyle(submissionOf({}), null, { ...context, cacheDir: empty }, { jdk, runtime });
    expect(results).toHaveLength(3);
    for (const { version, notRun, findings } of results) {
      expect({ version, findings }).toEqual({ version: null, findings: [] });
      expect(notRun).toContain('npx grade doctor --prepare');
    }
  });
});
