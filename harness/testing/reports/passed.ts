/** Hand-made reports for the tests of formats. */
import { type CauseFacts, findCauses } from '../../report/find-causes.ts';
import { type CaseResult, type CheckResult, nothingShown, type Report, schemaId } from '../../contracts/report.ts';

/** Rows apart by slashes: `1 2/3 0`. */
export const cellsOf = (text: string): string[][] => text.split('/').map((row) => row.split(' '));

export const aCase = (name: string, more: Partial<CaseResult> = {}): CaseResult => ({
  name,
  verdict: 'passed',
  ...nothingShown,
  ...more,
});

export const aCheck = (id: string, more: Partial<CheckResult> = {}): CheckResult => ({
  id,
  section: 'correctness',
  group: 'Board',
  title: 'hamming() of the boards in the files',
  verdict: 'passed',
  visibility: 'always',
  details: 'always',
  reason: null,
  dependsOn: null,
  cases: [aCase('puzzle04.txt')],
  ...more,
});

export const compilation = aCheck('compilation', {
  section: 'compilation',
  group: 'Compilation',
  title: 'The submission compiles',
});
export const api = aCheck('api', { section: 'api', group: 'API', title: 'The classes have the prescribed API' });

/** As `8puzzle` has them. */
const titles = {
  compilation: 'Compilation',
  api: 'API',
  correctness: 'Correctness',
  memory: 'Memory',
  timing: 'Timing',
  integration: 'Both together',
  performance: 'Growth',
  rules: 'Rules on code',
  integrity: 'Integrity',
  style: 'Style',
};

export const sections = Object.entries(titles).map(([id, title]) => ({ id, title, review: id === 'integrity' }));

export const sectionIds = Object.keys(titles);

const passed: Report = {
  schema: schemaId,
  audience: 'student',
  assignment: '8puzzle',
  language: 'java',
  gradable: true,
  notGradable: null,
  isolation: 'full',
  seed: 20_260_101,
  hiddenSeed: 20_260_202,
  dueDate: null,
  settings: {},
  staffSettings: [],
  only: [],
  submission: {
    name: 'two-queues',
    files: [
      { path: 'Board.java', bytes: 2_345, role: 'root', sha256: 'b'.repeat(64) },
      { path: 'Solver.java', bytes: 3_456, role: 'root', sha256: 'c'.repeat(64) },
    ],
    sources: [
      { path: 'Board.java', text: 'public class Board {\n}\n', cut: false },
      { path: 'Solver.java', text: 'public class Solver {\n}\n', cut: false },
    ],
    notes: [],
  },
  summary: {
    compilation: 'passed',
    api: 'passed',
    sections: {
      correctness: { passed: 3, total: 3, assessed: true },
      memory: { passed: 0, total: 0, assessed: false },
      timing: { passed: 0, total: 0, assessed: false },
    },
    score: 100,
  },
  sections,
  review: [],
  scores: [
    { section: 'compilation', passed: 1, total: 1, assessed: true, weight: 5, available: 7.14, earned: 7.14 },
    { section: 'api', passed: 1, total: 1, assessed: true, weight: 5, available: 7.14, earned: 7.14 },
    { section: 'style', passed: 0, total: 0, assessed: false, weight: 0, available: 0, earned: 0 },
    { section: 'correctness', passed: 3, total: 3, assessed: true, weight: 60, available: 85.71, earned: 85.71 },
    { section: 'memory', passed: 0, total: 0, assessed: false, weight: 10, available: 0, earned: 0 },
    { section: 'timing', passed: 0, total: 0, assessed: false, weight: 20, available: 0, earned: 0 },
  ],
  lost: [],
  causes: [],
  tables: [],
  plots: [],
  checks: [
    compilation,
    api,
    aCheck('board-1a'),
    aCheck('solver-1', { group: 'Solver', title: 'objects in MinPQ are not changed while they are queued' }),
    aCheck('queue-used', { group: 'Queue', title: 'MinPQ is used' }),
  ],
  notes: [],
  toolchain: { grader: '8puzzle-grader 0.1.0', compiler: 'javac 17.0.15', runtime: 'Node v24.21.0' },
  volatile: { startedAt: '2026-11-21T06:00:00.000Z', durationMs: 1234, host: 'here' },
};

/** A Java submission that has everything right. */
export const passedReport = (more: Partial<Report> = {}): Report => withCauses({ ...passed, ...more });

/** Nothing but what the results themselves say. */
export const noFacts: CauseFacts = { diagnoses: [], consequenceOf: () => null };

/** With the causes that its checks speak of. */
export const withCauses = (report: Report): Report => ({ ...report, causes: findCauses(report, noFacts) });
