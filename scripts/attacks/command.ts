/** One grading through the command line, as a teacher starts it. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { packageRoot } from '../../harness/platform/package-root.ts';
import type { Report } from '../../harness/contracts/report.ts';
import { type GradingOrder, printedByCommand, randomInputs } from './messages.ts';
import { type LaneSettings, listenTo, type Spoken, startProcess } from './start-process.ts';

/** Prints the text and writes the JSON; what it wrote is taken away afterwards. */
export const gradeByCommand = async (settings: LaneSettings, order: GradingOrder, seconds: number): Promise<Spoken> => {
  const folder = join(settings.folder, 'command');
  mkdirSync(folder, { recursive: true });
  // As on a runner of GitHub Actions, which reads commands out of what a program prints.
  const env = { ...settings.env, GITHUB_ACTIONS: 'true' };
  const { child, pid } = startProcess({ ...settings, env }, argumentsOf(order, folder), []);
  const printed = listenTo(child);
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1_000);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  const written = join(folder, 'report.json');
  const json = existsSync(written) ? readFileSync(written, 'utf8') : null;
  rmSync(folder, { recursive: true });
  const harness = { pid, before: [], mark: null };
  const outputs = { [printedByCommand]: printed() };
  const error = `The command ended with exit code ${code ?? 'none'}: ${outputs[printedByCommand]}`;
  if (json === null) return { harness, outputs, report: null, error };
  const report = JSON.parse(json) as Report;
  return { harness, outputs: { ...outputs, json }, report, error: code === exitCodeOf(report) ? null : error };
};

const exitCodeOf = ({ gradable }: Report): number => (gradable ? 0 : 3);

const argumentsOf = ({ path, only, limits, scan }: GradingOrder, folder: string): string[] => {
  const config = join(folder, 'grader.config.yaml');
  const inSeconds = {
    caseSeconds: limits.caseWallMs / 1_000,
    caseCpuSeconds: limits.caseCpuMs / 1_000,
    totalSeconds: limits.totalMs / 1_000,
    buildSeconds: limits.buildMs / 1_000,
  };
  writeFileSync(config, stringify({ style: false, inputs: randomInputs, scan, limits: inSeconds }));
  const outputs = ['--output', 'text=-', '--output', `json=${join(folder, 'report.json')}`];
  const checks = only.flatMap((id) => ['--only', id]);
  const grade = join(packageRoot(), 'bin', 'grade.js');
  // As it is given it is printed, in the commands that a report suggests; paths of the machine are what must not be.
  const relativeToWork = join('..', basename(folder), basename(config));
  return [grade, '--config', relativeToWork, '--jobs', '1', '--scan', scan, '--verbose', ...checks, ...outputs, path];
};
