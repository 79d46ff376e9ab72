/** Which checks an assignment has in each set, and where they count. */
import { describe, expect, it } from 'vitest';
import { notation } from '../../../harness/languages/java/notation.ts';
import type { Check } from '../../../harness/contracts/check.ts';
import type { CheckSet } from '../../../harness/contracts/prepare.ts';
import { checkShape } from '../../../harness/course/check-shape.ts';
import { assignment8puzzle } from '../../8puzzle/index.ts';
import { assignment8puzzle2012 } from '../../8puzzle-2012/index.ts';
import { assignmentComp204 } from '../../comp204/index.ts';

const correctness = ['board-18', 'board-19', 'board-20', 'board-21', 'solver-16'];
const memory = ['memory-board-after-use', 'memory-solver-after-use', 'memory-solver-before-use'];
const beyond = [...correctness, ...memory];

const checksOf = async (
  assignment: typeof assignment8puzzle,
  checkSet: CheckSet,
  points: Readonly<Record<string, number>> = {},
): Promise<readonly Check[]> => {
  const { checks } = await assignment.prepare({
    ...{ settings: { values: {}, folder: '/' }, checkSet, weights: { ...assignment.weights, ...points }, cacheDir: '' },
    ...{ seed: 1, hiddenSeed: 1, language: 'java', notation, modules: [], inputs: null },
  });
  return checks;
};

const idsOf = (checks: readonly Check[]): string[] => checks.map(({ id }) => id);

const sectionOf = (checks: readonly Check[], id: string): string | undefined =>
  checks.find((check) => check.id === id)?.section;

describe('the sets of checks', () => {
  it.each([
    { of: assignment8puzzle, added: [...beyond, 'solver-17'] },
    { of: assignment8puzzle2012, added: beyond },
  ])('of $of.id differ by what goes beyond the original', async ({ of, added }) => {
    const extended = idsOf(await checksOf(of, 'extended'));
    expect(extended).toEqual(expect.arrayContaining(added));
    expect(extended.filter((id) => !added.includes(id))).toEqual(idsOf(await checksOf(of, 'official')));
  });

  it('are one in comp204', async () => {
    expect(idsOf(await checksOf(assignmentComp204, 'extended'))).toEqual(
      idsOf(await checksOf(assignmentComp204, 'official')),
    );
    expect(assignmentComp204.hasExtendedChecks).toBeUndefined();
  });

  it.each([assignment8puzzle, assignment8puzzle2012, assignmentComp204])(
    'of $id consist of what a course may use for checks of its own',
    async (assignment) => {
      const checks = await checksOf(assignment, 'extended');
      const wrong = checks.flatMap((check) => (checkShape.safeParse(check).success ? [] : [check.id]));
      expect(wrong).toEqual([]);
    },
  );

  it('say the same of a class that does not finish wherever that costs points, so that it is one cause', async () => {
    const checks = await checksOf(assignment8puzzle, 'extended');
    const usual = (name: string) =>
      checks
        .filter(({ needs, section }) => needs.join() === name && ['correctness', 'memory', 'timing'].includes(section))
        .map(({ usualCauseOfTimeout }) => usualCauseOfTimeout);
    for (const name of ['Board', 'Solver'])
      expect([...new Set(usual(name))]).toEqual([expect.stringContaining(`In a ${name} `)]);
  });

  it('call the same methods wherever they say that they ask the same', async () => {
    const checks = await checksOf(assignment8puzzle, 'extended');
    const all = checks.flatMap(({ cases }) => cases.flatMap((one) => (one.kind === 'series' ? [one.series] : [])));
    const asking = [...new Set(all)].filter(({ asks = [] }) => asks.length > 0);
    const called = asking.map(({ script }) =>
      script.steps.flatMap((step) => (step.op === 'new' ? [step.class] : step.op === 'call' ? [step.method] : [])),
    );
    expect(called.length).toBeGreaterThan(1);
    expect(new Set(called.map(String))).toEqual(new Set(['Board,Solver,isSolvable,moves,solution']));
  });

  it('count in the sections of what they ask', async () => {
    const checks = await checksOf(assignment8puzzle, 'extended');
    expect(new Set(correctness.map((id) => sectionOf(checks, id)))).toEqual(new Set(['correctness']));
    expect(new Set(memory.map((id) => sectionOf(checks, id)))).toEqual(new Set(['memory']));
    expect(checks.filter(({ section }) => section === 'correctness')).toHaveLength(62);
  });

  it.each<[CheckSet, number, string]>([
    ['extended', 0, 'correctness'],
    ['extended', 5, 'integration'],
    ['official', 0, 'integration'],
  ])('%s, with %i points for integration: Board and Solver together count in %s', async (set, points, section) => {
    const checks = await checksOf(assignment8puzzle, set, { integration: points });
    expect(sectionOf(checks, 'integration-solution')).toBe(section);
    expect(sectionOf(checks, 'client-output')).toBe('integration');
  });
});
