/** Reports for the tests of formats, scored by the rubric from whatever checks a test thinks up. */
import fc, { type Arbitrary } from 'fast-check';
import { ledger } from '../../rubric/ledger.ts';
import { score, sectionScores, sharePoints, tallySections, type Weights } from '../../rubric/score.ts';
import { type CheckResult, type Report, verdict, visibility } from '../../contracts/report.ts';
import { aCase, aCheck, passedReport, sectionIds, withCauses } from '../reports/passed.ts';
import { notGradableReport } from '../reports/failed.ts';

const usual: Weights = { compilation: 5, api: 5, correctness: 60, memory: 10, timing: 20 };

/** As a grading would have made it; a fault of the grader among the checks leaves it without a score. */
export const graded = (checks: readonly CheckResult[], more: Partial<Report> = {}, weights = usual): Report => {
  const points = sharePoints(tallySections(checks, sectionIds), weights);
  const gradable = checks.every((check) => check.verdict !== 'grader-fault');
  return withCauses({
    ...passedReport(),
    checks: [...checks],
    gradable,
    notGradable: gradable ? null : 'Not graded, since the grader itself failed.',
    summary: { ...passedReport().summary, score: gradable ? score(points) : null },
    scores: sectionScores(points),
    lost: gradable ? ledger(checks, points) : [],
    ...more,
  });
};

/** As many failed checks as wanted, each with so many failed cases of much text. */
export const manyFailures = (checks: number, cases: number): Report =>
  graded(
    Array.from({ length: checks }, (_, number) =>
      aCheck(`check-${String(number)}`, {
        verdict: 'failed',
        cases: Array.from({ length: cases }, (__, index) =>
          aCase(`case ${String(index)} of ${String(number)}`, {
            verdict: 'failed',
            message: 'hamming() returned 5 instead of 4. '.repeat(6),
            expected: '4\n'.repeat(8),
            actual: '5 ü 😀\n'.repeat(8),
            reproduction: ['new Board(tiles).hamming()'],
            output: { head: 'x'.repeat(600), tail: '', bytes: 600 },
            places: [{ path: 'src/Board.java', line: 1 + index, column: 3, level: 'error', message: 'Here.' }],
          }),
        ),
      }),
    ),
  );

/** Marks what students must not see in an edition for staff. */
export const secret = 'for-staff-only';

/** Text of the kinds that break files: markup, commands, formulas, signs without a glyph, and much of it. */
const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    '<b>&"\'',
    ']]>',
    '::error::x',
    'a\n  ::error::x\n##[error]x ##vso[x]y',
    '=1+1',
    '# SKIP \\',
    '1..2',
    'Bail out!',
    '---\n...',
    '```\n# x',
    '|',
    '\u0000\u001b[31m\u202e',
    '\ud800',
    'ü 😀',
    'x'.repeat(7_000),
    '',
    ' ',
    '{"scores": {"score": 1}}',
  ),
);

const anyCase = fc.record({
  verdict: fc.constantFrom(...verdict.options),
  name: text,
  message: fc.option(text),
  value: text,
});

const anyCheck = fc.record({
  section: fc.constantFrom(...sectionIds),
  group: text,
  title: text,
  verdict: fc.constantFrom(...verdict.options.filter((one) => one !== 'grader-fault')),
  visibility: fc.constantFrom(...visibility.options),
  details: fc.constantFrom(...visibility.options),
  depends: fc.boolean(),
  cases: fc.array(anyCase, { maxLength: 3 }),
});

const weights = fc.dictionary(
  fc.constantFrom(...sectionIds),
  fc.integer({ min: 0, max: 1_000 }).map((n) => n / 10),
);

/** Reports for staff that contradict themselves in nothing: graded, with a fault of the grader, and with nothing to grade. */
export const randomStaffReports: Arbitrary<Report> = fc
  .record({
    drawn: fc.array(anyCheck, { maxLength: 12 }),
    weights,
    name: text,
    kind: fc.constantFrom('graded', 'graded', 'graded', 'fault', 'nothing'),
  })
  .map(({ drawn, weights: given, name, kind }) => {
    if (kind === 'nothing') return { ...notGradableReport(), audience: 'staff' };
    const checks = drawn.map(({ cases, depends, ...check }, index) => {
      const hidden = check.visibility === 'always' ? '' : secret;
      const inner = check.visibility === 'always' && check.details === 'always' ? '' : secret;
      return aCheck(`check-${String(index)}`, {
        ...check,
        title: `${check.title}${hidden}`,
        verdict: kind === 'fault' && index === 0 ? 'grader-fault' : check.verdict,
        dependsOn: check.verdict === 'skipped' && depends && index > 0 ? `check-${String(index - 1)}` : null,
        reason: check.verdict === 'skipped' ? `No reason${inner}` : null,
        cases: cases.map((one) =>
          aCase(`${one.name}${inner}`, {
            verdict: one.verdict,
            message: one.message === null ? null : `${one.message}${inner}`,
            expected: `${one.value}${inner}`,
            output: { head: `${one.value}${inner}`, tail: '', bytes: 10 },
            places: [{ path: `../a b/${one.name}.java`, line: 3, column: null, level: 'error', message: `m${inner}` }],
          }),
        ),
      });
    });
    return graded(checks, { audience: 'staff', submission: { ...passedReport().submission, name } }, given);
  });
