import { describe, expect, it } from 'vitest';
import { errorOf, named, openFiles, outline } from '../testing/class.ts';

const both = 'Stack.java, Queue.java';

describe('PrairieLearn', () => {
  it('numbers the attempts of all files by its submission ids', async () => {
    const name = (number: number, id: number) => `ada@example.edu_1_hw/sort_2_${number}_${id}_Stack.java`;
    const bundle = await openFiles(named(name(2, 1000), name(1, 999), 'Group 7_1_hw/sort_1_1_1001_Queue.java'));
    expect(outline(bundle)).toEqual([
      'ada@example.edu 1: Stack.java',
      'ada@example.edu 2: Stack.java',
      'Group 7 1: Queue.java',
    ]);
    expect(bundle.attempts[2]?.owner.isGroup).toBe(true);
    expect(bundle.attempts[0]?.place).toBe('ada@example.edu_1_hw/sort_2_1_999_');
  });

  it('has a folder around all files, which is in no name, also where only groups hand in', async () => {
    const groups = await openFiles(
      named(
        'Homework1/Group7_1_sort_1_1_1001_Stack.java',
        'Homework1/Group7_1_sort_1_1_1001_Queue.java',
        'Homework1/Group8_1_sort_1_1_1002_Stack.java',
      ),
    );
    expect([groups.kind, ...outline(groups)]).toEqual(['prairielearn', `Group7 1: ${both}`, 'Group8 1: Stack.java']);
    const single = await openFiles(named('Homework1/ada@example.edu_1_hw/sort_1_1_5_Stack.java'));
    expect(outline(single)).toEqual(['ada@example.edu 1: Stack.java']);
  });

  it('has no uin in the names of groups for manual grading', async () => {
    const files = named('Homework1/Group7_hw/sort_1001_Stack.java', 'Homework1/Group8_hw/sort_1002_Stack.java');
    const bundle = await openFiles(files, { kind: 'prairielearn' });
    expect(outline(bundle)).toEqual(['Group7 1: Stack.java', 'Group8 1: Stack.java']);
  });

  it('takes what answers another question of the assessment for no attempt, and says so', async () => {
    const bundle = await openFiles(
      named(
        'HW5/ada@x.edu_1_hw/stack_1_1_1001_Stack.java',
        'HW5/ada@x.edu_1_reflection_2_1_1002_essay.txt',
        'HW5/bob@x.edu_1_reflection_2_1_1003_essay.txt',
        'HW5/bob@x.edu_1_hw/stack_1_1_1004_hw.zip',
      ),
    );
    expect(outline(bundle)).toEqual(['ada@x.edu 1: Stack.java', 'bob@x.edu 1: hw.zip']);
    expect(bundle.unrecognised.map(({ reason }) => reason)).toEqual(
      Array(2).fill('It answers another question: reflection.'),
    );
  });

  it('asks which question is meant where several have the files', async () => {
    const files = named('HW5/ada@x.edu_1_a_1_1_1001_Stack.java', 'HW5/ada@x.edu_1_b_2_1_1002_Queue.java');
    expect(await errorOf(openFiles(files))).toMatch(/several questions of the assessment: "a", "b"\./);
  });

  it('takes no numbers of a file that a student named like that', async () => {
    const bundle = await openFiles(
      named('ada@example.edu_1_hw_2_1_5_x_1_1_99_Stack.java', 'ada@example.edu_1_hw_2_2_6_Stack.java'),
    );
    expect(outline(bundle)).toEqual(['ada@example.edu 1: x_1_1_99_Stack.java', 'ada@example.edu 2: Stack.java']);
  });
});
