import { describe, expect, it } from 'vitest';
import { secretsIn } from './secrets.ts';

const found = (content: string): readonly string[] =>
  secretsIn([{ path: 'grader.config.yaml', content }]).map(({ where, what }) => `${where} ${what}`);

describe('secrets in the files of a course', () => {
  it.each([
    ['# postgresql://grader:hunter2@db.example.edu/grader', 'a password in an address'],
    ['-----BEGIN OPENSSH PRIVATE KEY-----', 'a private key'],
    [`# ghp_${'a1B2'.repeat(9)}`, 'a token of GitHub'],
    ['# AKIAABCDEFGHIJKLMNOP', 'a key of a cloud'],
    ['# canvas_token: 7~abcdefgh', 'a password or token'],
    ['password = "correct horse"', 'a password or token'],
  ])('%s', (line, what) => {
    expect(found(`seed: 7\n${line}\n`)).toEqual([`grader.config.yaml:2 ${what}`]);
  });

  it.each([
    'seed: 20260907',
    '# the token of a row: see docs',
    'https://example.edu/course',
    'password:',
    'details: { solver-*: staff }',
  ])('none in: %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  it.each([
    ['readonly token: string;', false],
    ['const { password } = options, secret = readSecret();', false],
    ["const password = 'correct horse';", true],
    ['readonly token: string = "hunter2";', true],
  ])('in code are values in quotation marks: %s', (content, is) => {
    expect(secretsIn([{ path: 'parts/course.ts', content }]).length === 1).toBe(is);
  });

  it('are not repeated in what is told', () => {
    expect(found('password: hunter2!').join('')).not.toContain('hunter2');
  });
});
