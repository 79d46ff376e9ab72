/** What code a class has in common with more than itself, graded for real: half a minute each. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { classIn, courseModule, programBy, student, workFolder } from './testing/course-class.ts';

const work = workFolder();
const inClass = classIn(work.path);

it('submissions of earlier years are told apart, though the folders of their classes have one name', async () => {
  const years = ['2024', '2025', '2026'] as const;
  for (const year of years) {
    const files = programBy('java', year === '2025' ? 'backwash' : 'correct', year);
    const all = [student(1, files), student(2, programBy('java', 'wraps-around', year))];
    const bundle = await work.bundle(`${year}.zip`, 'canvas', all);
    await inClass(`${year}/class`, (opened) => opened.grade(bundle));
  }
  const earlier = ['2024/class', '2025/class'].map(work.path);
  const [found] = await inClass('2026/class', (opened) => opened.similar({ earlier }));
  const pair = found?.pairs.find(({ a, b }) => a.key === '1' && b.key === '1' && b.label === '2024/class');
  expect(readFileSync(work.path(`2026/class/${pair?.page ?? ''}`), 'utf8')).toContain('// 2024');
});

it('what a course’s starter kit has makes nobody alike', async () => {
  writeFileSync(
    work.path('course.ts'),
    `import percolation from ${JSON.stringify(courseModule)};
    const java = { folder: ${JSON.stringify(join(courseModule, '../submissions/java/correct'))}, code: ['Percolation.java'], inputs: {} };
    export default { ...percolation, starters: { java } };`,
  );
  const all = [1, 2].map((id) => student(id, programBy('java', 'correct', String(id))));
  const bundle = await work.bundle('started.zip', 'canvas', all);
  const similar = async (module: string) => {
    await inClass('started', (opened) => opened.grade(bundle), {}, module);
    return (await inClass('started', (opened) => opened.similar(), {}, module))[0]?.pairs.length;
  };
  expect(await similar(courseModule)).toBe(1);
  expect(await similar(work.path('course.ts'))).toBe(0);
});
