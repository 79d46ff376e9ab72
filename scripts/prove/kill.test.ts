import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import type { Grading, Question } from './grading.ts';
import { handMade } from './hand-made.ts';
import { tryAgain, tryToKill } from './kill.ts';
import type { Mutant } from './mutant.ts';

const [one] = handMade('java').filter(({ part }) => part === 'board');
if (one === undefined) throw new Error('There are no mutants.');
const mutant: Mutant = one;
const changed = mutant.files[mutant.place.file] ?? '';
const passed: Answer = {
  runs: true,
  failing: [],
  finished: [],
  score: 100,
  groups: {},
  measured: {},
  digest: '',
  named: [],
};

/** Passes the base, and gives the answers on the mutant in turn: what fails has finished. Checks of rules cost nothing. */
const scripted = (
  answers: readonly Partial<Answer>[] = [],
  base: Partial<Answer> = {},
): { grading: Grading; questions: Question[] } => {
  const questions: Question[] = [];
  const grading: Grading = {
    ask: (question) => {
      if (!Object.values(question.files).includes(changed)) return Promise.resolve({ ...passed, ...base });
      questions.push(question);
      const said = answers[questions.length - 1];
      return Promise.resolve({ ...passed, finished: said?.failing ?? [], ...said });
    },
    counts: (check) => !check.startsWith('rule'),
    checks: [],
    asked: { graded: 0, kept: 0 },
    close: () => Promise.resolve(),
  };
  return { grading, questions };
};

describe('a mutant', () => {
  it('that its section kills is asked no further', async () => {
    const { grading, questions } = scripted([{ failing: ['board-1a', 'board-1b'] }]);
    expect(await tryToKill(mutant, null, grading)).toMatchObject({ fate: 'killed', failing: ['board-1a', 'board-1b'] });
    expect(questions).toMatchObject([{ only: ['api', 'board*'], effort: 'quick', until: 'endless' }]);
  });

  it('that its section does not see is asked everything else, with all inputs', async () => {
    const { grading, questions } = scripted([{}, { failing: ['memory-board-2'] }]);
    expect(await tryToKill(mutant, 7, grading)).toMatchObject({ seed: 7, fate: 'killed' });
    expect(questions[1]).toMatchObject({ effort: 'whole', seed: 7 });
    expect(questions[1]?.only).toEqual(expect.arrayContaining(['board*', 'memory-board*', 'rule*']));
  });

  it('that its section sees with more random inputs only is told apart', async () => {
    const rare = scripted([{}, { failing: ['board-6b'] }]);
    expect(await tryToKill(mutant, null, rare.grading)).toMatchObject({ fate: 'killed', needsMoreInputs: true });
    const elsewhere = scripted([{}, { failing: ['memory-board-2'] }]);
    expect(await tryToKill(mutant, null, elsewhere.grading)).toMatchObject({ needsMoreInputs: false });
  });

  it('that only little time has killed is asked with the time of students', async () => {
    const late: Partial<Answer> = { failing: ['board-3'], finished: [], score: null };
    const endless = scripted([late, late]);
    expect(await tryToKill(mutant, null, endless.grading)).toMatchObject({ fate: 'killed', failing: ['board-3'] });
    expect(endless.questions).toMatchObject([{ effort: 'quick' }, { effort: 'few', only: ['board-3'] }]);
    expect(await tryToKill(mutant, null, scripted([late, {}, {}]).grading)).toMatchObject({ fate: 'survived' });
  });

  it('that only checks without points see is noted', async () => {
    const { grading } = scripted([{}, { failing: ['rule-imports'] }]);
    expect(await tryToKill(mutant, null, grading)).toMatchObject({ fate: 'noted', failing: ['rule-imports'] });
  });

  it('that nothing sees has survived', async () => {
    expect(await tryToKill(mutant, null, scripted().grading)).toMatchObject({ fate: 'survived', complete: true });
  });

  it('that does not compile is none', async () => {
    const { grading } = scripted([{ runs: false, failing: ['api'] }]);
    expect(await tryToKill(mutant, null, grading)).toMatchObject({ fate: 'invalid' });
  });

  it('is not noted for what its base is told, too', async () => {
    const { grading } = scripted([{}, { failing: ['rule-imports'] }], { failing: ['rule-imports'] });
    expect(await tryToKill(mutant, null, grading)).toMatchObject({ fate: 'survived', failing: [] });
  });

  it('is not killed by what its base fails, too', async () => {
    const { grading } = scripted([{}, { failing: ['memory-board-2'] }], { failing: ['memory-board-2'] });
    expect(await tryToKill(mutant, null, grading)).toMatchObject({ fate: 'survived', failing: [] });
  });

  it('is asked at further seeds what killed it before, and everything only when that passes', async () => {
    const before = {
      seed: null,
      fate: 'killed',
      failing: ['board-1a', 'board-3', 'rule-static-state'],
      finished: ['board-1a', 'board-3'],
      complete: true,
      named: null,
    } as const;
    const sure = scripted([{ failing: ['board-1a'] }]);
    expect(await tryAgain(mutant, 1, sure.grading, before)).toMatchObject({ fate: 'killed', failing: ['board-1a'] });
    expect(sure.questions).toMatchObject([{ only: ['board-1a', 'board-3'], seed: 1 }]);
    const lucky = scripted([{}, { failing: ['board-2a', 'board-2b'] }]);
    expect(await tryAgain(mutant, 1, lucky.grading, before)).toMatchObject({ failing: ['board-2a', 'board-2b'] });
    expect(lucky.questions).toMatchObject([{}, { only: ['api', 'board*'] }]);
  });

  it('that is generated is done at its first kill', async () => {
    const { grading, questions } = scripted([{ failing: ['board-1a'], score: null }]);
    const outcome = await tryToKill({ ...mutant, origin: 'generated' }, null, grading);
    expect(outcome).toMatchObject({ fate: 'killed', complete: false });
    expect(questions).toMatchObject([{ until: 'first-kill' }]);
  });
});
