/** `npm run prove`: what the checks see of faults, and what they take from correct programs (docs/proof.md). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openGrading } from './grading.ts';
import { isTrue } from './agreement.ts';
import { originOf } from './origin.ts';
import { type Options, optionsOf, proveCommand } from './options.ts';
import { areKilled, twinsOf } from './figures.ts';
import { swayedOnes } from './loss.ts';
import { type Proof, prove } from './run.ts';
import { strykerPage, strykerReport } from './stryker-report.ts';
import { summaryLines } from './summary.ts';
import { writeDocs } from './write-docs.ts';

process.exitCode = await run(optionsOf(proveCommand().parse()));

/** 0 when it is proved, else 1. */
async function run(options: Options): Promise<number> {
  // Of what the answers are, should somebody go on with the code while they come.
  const origin = options.writeDocs ? originOf() : '';
  const grading = await openGrading();
  try {
    const proof = await prove(options, grading, (text) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u{1b}[K${text.slice(0, 79)}`);
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u{1b}[K');
    process.stdout.write(`${summaryLines(proof, grading.checks).join('\n')}\n`);
    process.stdout.write(`${grading.asked.graded} gradings, ${grading.asked.kept} known before\n`);
    writeReports(proof, grading.checks, options, origin);
    return isProved(proof) ? 0 : 1;
  } finally {
    await grading.close();
  }
}

function writeReports(proof: Proof, checks: readonly string[], options: Options, origin: string): void {
  const { output } = options;
  mkdirSync(output, { recursive: true });
  const report = strykerReport(proof.results, checks);
  writeFileSync(join(output, 'mutation.json'), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(join(output, 'mutation.html'), strykerPage(report));
  if (options.writeDocs) writeDocs(proof, checks, options, origin);
}

/** Of nothing nothing is proved, as where no id has the text of `--match`. */
function isProved({ results, losses, agreement }: Proof): boolean {
  if (results.length + losses.length === 0 && agreement === null) return false;
  const agree = twinsOf(results).every((twin) => twin.agree);
  const fair = losses.every(({ failing }) => failing.length === 0) && swayedOnes(losses).length === 0;
  return areKilled(results) && fair && agree && (agreement === null || isTrue(agreement));
}
