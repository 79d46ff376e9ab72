/**
 * `npm run diagnose:models`: grades each model of a fault, and writes what the checks showed of it to
 * `fixtures/diagnosis/models.json` (docs/assessment.md). The models are the mutants in TypeScript that have a name in
 * `fixtures/mutants/diagnoses.yaml`. With words behind it only those whose ids contain one of them; all others are kept.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { type CheckResult, type Grader, openGrader } from '../../index.ts';
import { modelFile, type ModelFile, modelsPath } from '../../specs/slider-puzzle/diagnosis/models.ts';
import { modelledBy } from '../prove/fault-names.ts';
import { handMade, partOf } from '../prove/hand-made.ts';
import type { Mutant } from '../prove/mutant.ts';
import { withFolder } from '../prove/with-folder.ts';
import { type GradedModel, modelFileOf, modelFileText, withModels } from './model-file.ts';

/** Enough to see a fault; what never ends is to end soon. */
const randomInputs = 25;
const limits = { caseCpuSeconds: 2, caseSeconds: 20, totalSeconds: 45 };

/** What tells most of a search comes first: one that never ends uses up the time of all that is asked with it. */
const askings = {
  board: [['board*']],
  solver: [
    ['queue-used', 'queue-puzzle04-counts', 'solver-10*', 'solver-11', 'solver-16', 'solver-17'],
    ['solver-1', 'solver-2*', 'solver-5', 'solver-6*', 'solver-7', 'solver-8', 'solver-9*', 'solver-12*'],
    ['queue-priorities', 'solver-3*', 'solver-4*', 'solver-13*', 'solver-14*', 'solver-15*'],
  ],
} as const;

/** What ids must contain; without any, all models are made. */
const wanted = process.argv.slice(2);

const grader = await openGrader({
  ...{ assignment: '8puzzle', jobs: 1 },
  config: { style: false, allowWeakIsolation: true, inputs: randomInputs, limits },
});
try {
  await writeModels(grader);
} finally {
  await grader.close();
}

async function writeModels(opened: Grader): Promise<void> {
  const atOnce = pLimit(availableParallelism());
  const models = handMade('typescript').flatMap((mutant) => {
    const fault = modelledBy(mutant);
    const isWanted = wanted.length === 0 || wanted.some((text) => mutant.id.includes(text));
    return fault === undefined || !isWanted ? [] : [{ mutant, fault }];
  });
  if (models.length === 0) throw new Error(`The id of no model contains ${wanted.join(' or ')}.`);
  const seeds = new Set<number>();
  const gradeModel = async ({ mutant, fault }: (typeof models)[number]): Promise<GradedModel> => {
    const checks: CheckResult[] = [];
    for (const only of askings[partOf(mutant.place.file)]) {
      const report = await withFolder(mutant.files, (folder) => opened.grade(folder, { only }));
      checks.push(...report.checks);
      if (report.seed !== null) seeds.add(report.seed);
    }
    process.stdout.write(`${modelId(mutant)}\n`);
    return { id: modelId(mutant), fault, checks };
  };
  const graded = await Promise.all(models.map((model) => atOnce(() => gradeModel(model))));
  for (const seed of seeds) {
    const made = modelFileOf(graded, { seed, randomInputs });
    writeFileSync(modelsPath(), modelFileText(wanted.length === 0 ? made : withModels(knownModels(), made)));
  }
}

function knownModels(): ModelFile {
  return modelFile.parse(JSON.parse(readFileSync(modelsPath(), 'utf8')));
}

/** Without the language, in which all of them are. */
function modelId({ id }: Mutant): string {
  return id.slice(id.indexOf('/') + 1);
}
