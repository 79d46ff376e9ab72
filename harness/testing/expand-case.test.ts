import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { expandCase, writeCase } from './expand-case.ts';
import { scratchFolder } from './scratch-folder.ts';
import { thrownBy } from './thrown-by.ts';

let root = '';
const put = (path: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
beforeEach(() => {
  root = scratchFolder('cases');
  put('passed/right/case.yaml', 'failing: []\n');
  put('passed/right/A.java', 'one\ntwo  \ntwo\nthree');
  put('passed/right/src/B.java', Buffer.from([0xff, 0x0d, 0x0a]));
  put('passed/other/A.java', 'other\n');
});

/** A case of these lines, expanded. */
const expanded = (...lines: readonly string[]): Record<string, string> => {
  put('failed/wrong/case.yaml', `${lines.join('\n')}\n`);
  const files = expandCase(join(root, 'failed/wrong'));
  return Object.fromEntries([...files].map(([path, content]) => [path, content.toString('latin1')]));
};

describe('a case', () => {
  it('has the files of its base, byte for byte', () => {
    const files = expanded('base: ../../passed/right', 'failing: []');
    expect(files).toEqual({ 'A.java': 'one\ntwo  \ntwo\nthree', 'src/B.java': '\xff\r\n' });
  });

  it('has its edits, one after the other', () => {
    const edits = ['- find: one', '  replace: three', '- find: |-', '    two', '    three', '  replace: $&'];
    const files = expanded(
      'base: ../../passed/right',
      'edits:',
      '  A.java:',
      ...edits.map((line) => `    ${line}`),
      'failing: []',
    );
    expect(files['A.java']).toBe('three\ntwo  \n$&');
  });

  it('has its own files beside those of its base, and instead of them', () => {
    put('failed/wrong/A.java', 'mine');
    put('failed/wrong/C.java', 'more');
    const files = expanded('base: ../../passed/right', 'failing: []');
    expect(files).toEqual({ 'A.java': 'mine', 'C.java': 'more', 'src/B.java': '\xff\r\n' });
  });

  it('may take each file from a base of its own', () => {
    expect(expanded('base: { A.java: ../../passed/other }', 'failing: []')).toEqual({ 'A.java': 'other\n' });
  });

  it('is written to a folder, which must be new or empty', () => {
    writeCase(join(root, 'passed/right'), join(root, 'out'));
    expect(readdirSync(join(root, 'out'))).toEqual(['A.java', 'src']);
    expect([...readFileSync(join(root, 'out/src/B.java'))]).toEqual([0xff, 0x0d, 0x0a]);
    expect(() => {
      writeCase(join(root, 'passed/right'), join(root, 'out'));
    }).toThrow('The folder for the submission is not empty.');
  });
});

describe('a wrong case', () => {
  const edit = (...edits: readonly string[]): string[] => [
    'base: ../../passed/right',
    'edits:',
    ...edits,
    'failing: []',
  ];
  const one = ['    - find: one', '      replace: first'];

  it.each([
    [
      'an edit whose text is not there',
      edit('  A.java:', ...one, '    - find: four', '      replace: ""'),
      ': A.java, edit 2',
      'The text to find is not there: "four"',
    ],
    [
      'an edit whose text is there twice',
      edit('  A.java:', '    - find: two', '      replace: ""'),
      ': A.java, edit 1',
      'The text to find is there 2 times: "two"',
    ],
    ['an edit of what the base does not have', edit('  D.java:', ...one), '', 'The base has no D.java to edit.'],
    ['edits without a base', ['edits:', '  A.java:', ...one, 'failing: []'], '', 'The base has no A.java to edit.'],
    ['a base that is not there', ['base: ../nowhere', 'failing: []'], '', 'The base ../nowhere is not a folder.'],
    [
      'a file that its base does not have',
      ['base: { C.java: ../../passed/right }', 'failing: []'],
      '',
      'The base has no file ../../passed/right/C.java.',
    ],
    ['an unknown key', ['failing: []', 'fialing: []'], '', 'Unrecognized key: "fialing"'],
    ['no expectation', ['base: ../../passed/right'], '', 'at failing'],
    ['text that is not YAML', ['failing: ['], '', 'at line 2, column 1'],
  ])('says where it is wrong: %s', (_, lines, where, reason) => {
    const error = thrownBy(() => expanded(...lines));
    expect(error.where).toBe(join(root, `failed/wrong/case.yaml${where}`));
    expect(error.message).toContain(reason);
  });

  it('has no edits for a file that it holds itself', () => {
    put('failed/wrong/A.java', 'mine');
    const error = thrownBy(() => expanded(...edit('  A.java:', ...one)));
    expect(error.where).toBe(join(root, 'failed/wrong/A.java'));
  });
});
