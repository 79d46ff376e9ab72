/** The kit for GitHub: what its files may do, and the steps of its action, run as a runner runs them. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeKit, type Ran } from '../testing/platform-room.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: unknown;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

const outside = scratchFolder('github');
const repository = join(outside, 'repository');
const action = join(repository, '.github/actions/grade');
const textOf = (path: string): string => readFileSync(join(repository, '.github', path), 'utf8');
const workflow = (name: string): Workflow => parse(textOf(`workflows/${name}.yml`)) as Workflow;
const theAction = (): Action => parse(textOf('actions/grade/action.yml')) as Action;
const allSteps = (): readonly Step[] => [
  ...theAction().runs.steps,
  ...['grade', 'grade-class'].flatMap((name) => Object.values(workflow(name).jobs).flatMap(({ steps }) => steps)),
];

beforeAll(() => {
  makeKit('github', repository, 'style: false\nchecks:\n  set: official\n');
});

describe("the files of GitHub's kit", () => {
  it('pin the actions of others to commits, with the version as a comment', () => {
    const lines = ['actions/grade/action.yml', 'workflows/grade.yml', 'workflows/grade-class.yml']
      .flatMap((path) => textOf(path).split('\n'))
      .filter((line) => line.includes('uses:') && !line.includes('uses: ./'));
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toMatch(/uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('put no expression into a script', () => {
    for (const { run = '' } of allSteps()) expect(run).not.toContain('${{');
  });

  it('leave no token in a checkout', () => {
    const checkouts = allSteps().filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts).toHaveLength(3);
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
  });

  it('never run for a pull request with the rights of the repository', () => {
    expect(Object.keys(workflow('grade').on)).toEqual(['push', 'pull_request']);
    expect(Object.keys(workflow('grade-class').on)).toEqual(['workflow_dispatch']);
  });

  it('may read the repository, and nothing else', () => {
    expect(workflow('grade').permissions).toEqual({ contents: 'read' });
    expect(workflow('grade-class').permissions).toEqual({});
    for (const job of Object.values(workflow('grade-class').jobs))
      expect(job.permissions).toEqual({ contents: 'read' });
  });

  it('have a secret only where nothing of students is run', () => {
    expect(textOf('workflows/grade.yml')).not.toContain('secrets.');
    const { collect, grade } = workflow('grade-class').jobs;
    expect(JSON.stringify(grade)).not.toContain('secrets');
    expect(JSON.stringify(collect)).not.toContain('actions/grade"');
    expect(JSON.stringify(collect)).toContain('secrets.CLASS_TOKEN');
  });
});

/** Runs a step of the action by name: inputs reach it by its variables, as GitHub puts them in. */
const runStep = (name: string, inputs: Readonly<Record<string, string>>): Ran => {
  const { inputs: declared, runs } = theAction();
  const step = runs.steps.find((one) => one.name === name);
  const valueOf = (input: string): string => inputs[input] ?? declared[input]?.default ?? '';
  const given = Object.entries(step?.env ?? {}).map(([key, text]) => [
    key,
    text.replaceAll(/\$\{\{ inputs\.([a-z-]+) \}\}/g, (_, input: string) => valueOf(input)),
  ]);
  const env = { ...process.env, ...runnerEnv(), ...(Object.fromEntries(given) as Record<string, string>) };
  const bash = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? 'exit 99'];
  const { status, stdout, stderr } = spawnSync('bash', bash, { cwd: repository, env, encoding: 'utf8' });
  return { status, stdout, stderr };
};

const runnerEnv = (): Record<string, string> => ({
  PATH: `${join(outside, 'bin')}:${process.env['PATH'] ?? ''}`,
  RUNNER_TEMP: join(outside, 'temp'),
  GITHUB_ACTIONS: 'true',
  GITHUB_WORKSPACE: repository,
  GITHUB_ACTION_PATH: action,
  ...Object.fromEntries(['OUTPUT', 'STEP_SUMMARY', 'PATH', 'ENV'].map((name) => [`GITHUB_${name}`, fileOf(name)])),
});
const fileOf = (name: string): string => join(outside, name);
const outputs = (): Record<string, string> => {
  const lines = readFileSync(fileOf('OUTPUT'), 'utf8').trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split('=', 2))) as Record<string, string>;
};

describe('the steps of the action', () => {
  beforeAll(() => {
    mkdirSync(join(outside, 'temp'));
    mkdirSync(join(outside, 'bin'));
    const command = `#!/bin/sh\nexec '${process.execPath}' '${resolve('bin/grade.js')}' "$@"\n`;
    writeFileSync(join(outside, 'bin/grade'), command, { mode: 0o755 });
    for (const [name, fixture] of [
      ['good', 'passed/two-queues'],
      ['broken', 'compile-error/wrong-type'],
    ] as const) {
      cpSync(resolve('fixtures/submissions/typescript', fixture), join(repository, 'home work', name), {
        recursive: true,
      });
    }
  });

  beforeEach(() => {
    for (const name of ['OUTPUT', 'STEP_SUMMARY', 'PATH', 'ENV']) writeFileSync(fileOf(name), '');
  });

  it('give the score, the summary and the report of a correct submission', () => {
    const { status, stdout } = runStep('Grade', { submission: 'home work/good', 'min-score': '90' });
    expect([status, outputs()['score']], stdout).toEqual([0, '100']);
    expect(readFileSync(fileOf('STEP_SUMMARY'), 'utf8')).toContain('100.00');
    for (const name of ['report.json', 'report.html']) {
      expect(existsSync(join(outputs()['report'] ?? '', name))).toBe(true);
    }
  });

  it('name files from the top of the repository, and fail below the smallest score', () => {
    const { status, stdout } = runStep('Grade', { submission: './home work/broken/', 'min-score': '99' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=home work\/broken\/\w+\.ts,line=\d+/m);
    expect(Number(outputs()['score'])).toBeLessThan(99);
  });

  it('run nothing of what stands in an input', () => {
    const { status } = runStep('Grade', { submission: '"; touch "$RUNNER_TEMP/run"; $(touch $RUNNER_TEMP/run)`id`' });
    expect(status).toBe(2);
    expect(existsSync(join(outside, 'temp/run'))).toBe(false);
  });

  it('grade nothing outside the workspace', () => {
    const { status, stdout } = runStep('Grade', { submission: '../../etc' });
    expect([status, stdout]).toEqual([2, expect.stringContaining('in the workspace')]);
  });

  it('say that the settings are at fault, without a score', () => {
    writeFileSync(join(repository, 'wrong.yaml'), 'weigths: {timing: 20}\n');
    const { status, stdout, stderr } = runStep('Grade', { submission: 'home work/good', config: 'wrong.yaml' });
    expect(status).toBe(2);
    expect(stdout).toContain('says nothing about the submission');
    expect(stderr).toContain('weigths');
    expect(outputs()).not.toHaveProperty('score');
  });

  it('give each report a name of its own, for its artifact', () => {
    mkdirSync(join(repository, 'nothing'));
    const names = [1, 2].map(() => {
      writeFileSync(fileOf('OUTPUT'), '');
      expect(runStep('Grade', { submission: 'nothing' }).status).toBe(3);
      return outputs()['name'] ?? '';
    });
    expect(new Set(names.filter((name) => name.startsWith('report-'))).size).toBe(2);
    expect(theAction().runs.steps.at(-1)?.with?.['name']).toContain('${{ steps.grade.outputs.name }}');
  });

  it.each([
    ['a path', (): string => './small-1.0.0.tgz'],
    ['an address', (): string => `file://${join(repository, 'small-1.0.0.tgz')}`],
  ])('install what is named by %s, where later steps find it', (_, nameOf) => {
    const small = join(outside, 'small');
    mkdirSync(small, { recursive: true });
    writeFileSync(join(small, 'package.json'), '{"name": "small", "version": "1.0.0", "bin": {"grade": "grade.js"}}');
    writeFileSync(join(small, 'grade.js'), '#!/usr/bin/env node\n');
    spawnSync('npm', ['pack', '--pack-destination', repository], { cwd: small });
    const { status, stderr } = runStep('Install the grader', { grader: nameOf() });
    expect(status, stderr).toBe(0);
    const path = readFileSync(fileOf('PATH'), 'utf8').trim();
    expect(existsSync(join(path, 'grade'))).toBe(true);
    expect(readFileSync(fileOf('ENV'), 'utf8')).toContain('GRADER_CACHE_DIR=');
  });
});

describe('the script that clones a class', () => {
  /** Clones from folders of this machine in place of github.com, and gives the names in the tar. */
  const collect = (list: string): Ran & { readonly names: readonly string[] } => {
    const listed = join(outside, 'repositories.txt');
    writeFileSync(listed, list);
    const tar = join(outside, 'all.tar');
    const env = {
      ...process.env,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${join(outside, 'hub')}/.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/',
    };
    const done = spawnSync('bash', [join(action, 'collect.sh'), listed, tar], { env, encoding: 'utf8' });
    const { stdout: names } = spawnSync('tar', ['-tf', tar], { encoding: 'utf8' });
    return { ...done, names: names.split('\n') };
  };

  beforeAll(() => {
    const one = join(outside, 'hub/course/ada.git');
    cpSync(resolve('fixtures/submissions/typescript/passed/two-queues'), one, { recursive: true });
    symlinkSync('/etc/passwd', join(one, 'link.ts'));
    const by = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      [...by, 'commit', '-qm', 'x'],
    ])
      spawnSync('git', args, { cwd: one });
  });

  it('takes the files, without the history and without links, and tells of what is missing', () => {
    const { status, stdout, names } = collect('# the class\n\ncourse/ada\ncourse/bob');
    expect(status).toBe(0);
    expect(stdout).toContain('course/bob cannot be cloned');
    expect(names).toContain('./course--ada/Solver.ts');
    expect(names.join()).not.toContain('.git/');
    const listing = spawnSync('tar', ['-tvf', join(outside, 'all.tar')], { encoding: 'utf8' }).stdout;
    expect(listing).toMatch(/^-.*link\.ts$/m);
  });

  it('knows the owners of a company, which have an underscore', () => {
    const { status, stdout } = collect('course/ada\nmona-cat_octo/bob');
    expect([status, stdout]).toEqual([0, expect.stringContaining('mona-cat_octo/bob cannot be cloned')]);
  });

  it('clones once what is listed twice', () => {
    const { status, stdout } = collect('course/ada\ncourse/ada\n');
    expect([status, stdout]).toEqual([0, 'Not cloned: 0\n']);
  });

  it('refuses a line that is no repository', () => {
    expect(collect('--upload-pack=touch\n').status).toBe(2);
  });
});
