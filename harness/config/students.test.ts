import { expect, it } from 'vitest';
import { thrownBy } from '../testing/thrown-by.ts';
import { parseConfig } from './load.ts';

const students = (text: string): Readonly<Record<string, unknown>> | undefined =>
  parseConfig(`class:\n  students:\n${text}`, 'c.yaml', []).class?.students;

it('a key of a student is the text that is written', () => {
  const keys = ['0123', '123', 'null', '12e4', '1001'];
  const found = students(keys.map((key) => `    ${key}: { adjust: 1, reason: Appeal }\n`).join(''));
  expect(Object.keys(found ?? {}).toSorted()).toEqual(keys.toSorted());
});

it('any number of students may have the same exception', () => {
  const others = Array.from({ length: 500 }, (_, index) => `    s${String(index)}: *strike\n`);
  const found = students(`    ada: &strike { due: 2026-12-08T23:59:00+01:00, reason: Strike }\n${others.join('')}`);
  expect(Object.keys(found ?? {})).toHaveLength(501);
});

it('what is wrong with an exception that students share is told of each of them', () => {
  const error = thrownBy(() => students(`    ada: &own { adjust: five, reason: Appeal }\n    bob: *own\n`));
  const told = ['ada', 'bob'].map(
    (key) =>
      `  c.yaml:3:25  "class.students.${key}.adjust" must be a number, but is the text "five". Write a number in digits, such as 10.`,
  );
  expect(error.message).toBe(['The configuration has 2 errors:', ...told].join('\n'));
});
