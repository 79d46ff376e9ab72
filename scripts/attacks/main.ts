/**
 * `npm run attacks`: grades every hostile submission of `fixtures/attacks` with the real grader, some at a time, and says
 * which were contained.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { allAttacks, type Attack } from './attack.ts';
import { setCanaries } from './canaries.ts';
import { type Field, tryAttack, type Tried } from './contain.ts';
import { openLane } from './lane.ts';
import { tableLines } from './table.ts';

/** One more than the cores of a small runner, since an attack waits a part of its time; and what an attack on memory takes. */
const most = { lanes: 3, laneBytes: 3e9 };
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
const lanes = Math.max(1, Math.min(most.lanes, Math.floor(memory / most.laneBytes)));
const command = new Command('npm run attacks --')
  .description('Grades the hostile submissions of fixtures/attacks, and says which were contained (docs/security.md).')
  .argument('[part...]', 'only those whose names hold one of these, such as java/exit')
  .option('--quick', 'without those that take long and try what another one tries as well')
  .parse();
const named = allAttacks().filter(
  ({ name }) => command.args.length === 0 || command.args.some((part) => name.includes(part)),
);
const attacks = command.opts()['quick'] === true ? named.filter(({ long }) => !long) : named;
if (attacks.length === 0) command.error(`error: the name of no attack holds ${command.args.join(' or ')}`);
const folder = mkdtempSync(join(tmpdir(), '8puzzle-attacks-'));
// For everyone to read: that a submission cannot is what is tested.
chmodSync(folder, 0o755);
try {
  const results = await tryAll(attacks);
  process.stdout.write(`${[...tableLines(results), ...failures(results)].join('\n')}\n`);
  const contained = results.filter(({ faults }) => faults.length === 0).length;
  const left = named.length - attacks.length;
  if (left > 0) process.stdout.write(`${left} attacks take long and were left out: npm run attacks\n`);
  process.stdout.write(`${results.length} attacks, ${contained} contained\n`);
  process.exitCode = contained === results.length ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function tryAll(queue: readonly Attack[]): Promise<Tried[]> {
  const canaries = await setCanaries(folder);
  const submissions = join(folder, 'submissions');
  mkdirSync(submissions, { recursive: true });
  const field: Field = { canaries, folder: submissions, bases: new Map() };
  const waiting = inGoodOrder(queue);
  const results: Tried[] = [];
  const work = async (number: number): Promise<void> => {
    const lane = openLane(join(folder, `lane-${number}`), canaries);
    for (let attack = waiting.shift(); attack !== undefined; attack = waiting.shift()) {
      results.push(await tryAttack(attack, field, lane).catch(failed(attack)));
      if (process.stderr.isTTY) process.stderr.write(`${results.length} of ${queue.length}: ${attack.name}\n`);
    }
    lane.close();
  };
  try {
    await Promise.all(Array.from({ length: lanes }, (_, number) => work(number)));
  } finally {
    canaries.close();
  }
  return results.toSorted((a, b) => (a.attack.name < b.attack.name ? -1 : 1));
}

/** What begins last should be short; beside each other are those that one open grader can grade (`grader-process.ts`). */
function inGoodOrder(attacks: readonly Attack[]): Attack[] {
  const settingsOf = ({ refused, limits }: Attack): string => JSON.stringify([!refused, limits]);
  return attacks.toSorted((a, b) => b.seconds - a.seconds || settingsOf(a).localeCompare(settingsOf(b)));
}

/** An attack that cannot even be laid out is not contained: nothing is known of it. */
function failed(attack: Attack): (error: unknown) => Tried {
  return (error) => ({ attack, seconds: 0, faults: [error instanceof Error ? error.message : String(error)] });
}

function failures(results: readonly Tried[]): string[] {
  return results.flatMap(({ attack: { name, attempt }, faults }) =>
    faults.length === 0
      ? []
      : [
          '',
          `${name} is not contained. It tries: ${attempt}`,
          ...faults.map((fault) => `  - ${fault}`),
          `  To see more: npm run attacks -- ${name}, and fixtures/attacks/${name}`,
        ],
  );
}
