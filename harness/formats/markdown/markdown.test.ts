import { expect, it } from 'vitest';
import { aCase, aCheck, compilation } from '../../testing/reports/passed.ts';
import { graded } from '../../testing/formats/graded.ts';
import { markdown } from '../markdown.ts';

it('calls nothing free where there is no score', () => {
  const [failed, fault] = (['failed', 'grader-fault'] as const).map((verdict, index) =>
    aCheck(`board-${String(index)}`, { verdict, cases: [aCase('a', { verdict, message: 'No.' })] }),
  );
  const text = markdown.render(graded([failed, fault].filter((one) => one !== undefined)));
  expect(text).toMatch(/board-0 `.* \(failed\)\n/);
  expect(text).not.toContain('costs no points');
});

it('has names of files in code, where nobody is notified', () => {
  const message = 'There are several files for Board: @ada/Board.java, Board.java. Keep one; none of them is graded.';
  const lacking = aCase('Board', { verdict: 'failed', message, expected: 'a class Board', actual: 'no such file' });
  const text = markdown.render(graded([{ ...compilation, verdict: 'failed', cases: [lacking] }]));
  expect(text).toContain(`#### \` ${message} \``);
});

it('says that only some checks were asked, of which alone the score speaks', () => {
  expect(markdown.render(graded([aCheck('a')]))).not.toContain('Only some checks');
  expect(markdown.render(graded([aCheck('a')], { only: ['a'] }))).toContain(
    String.raw`Only some checks were requested \(a\)\; the score covers only those\.`,
  );
});

it('says how many reasons for a look by a person it leaves out', () => {
  const review = Array.from({ length: 12 }, (_, index) => ({
    reason: `Reason ${String(index)}.`,
    path: null,
    line: null,
  }));
  expect(markdown.render(graded([aCheck('a')], { review }))).toContain('\n- ` Reason 9. `\n- and 2 more reasons\n');
  expect(markdown.render(graded([aCheck('a')], { review: review.slice(2) }))).not.toContain('more reason');
});

it('says how many notes it leaves out', () => {
  const notes = Array.from({ length: 22 }, (_, index) => `Note ${String(index)}.`);
  expect(markdown.render(graded([aCheck('a')], { notes }))).toContain('\n- ` Note 19. `\n- and 2 more notes\n');
});

it('has why there is no score in lines that need no scrolling', () => {
  const notGradable = `${'The scan refused this submission. '.repeat(6)}\nA person has to look at it.`;
  const text = markdown.render(graded([aCheck('a', { verdict: 'grader-fault' })], { notGradable }));
  const lines = /```text\n([^]*?)\n```/.exec(text)?.[1]?.split('\n') ?? [];
  expect(lines.at(-1)).toBe('A person has to look at it.');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
});
