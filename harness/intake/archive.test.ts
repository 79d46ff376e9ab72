import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, makeZip, messages, rootPaths, takeReasons, takeSubmission } from '../testing/intake.ts';

const both = [
  { name: 'hw/Board.java', content: 'class Board {}' },
  { name: 'hw/Solver.java', content: 'class Solver {}' },
] as const;

describe('a zip', () => {
  it('is read without being unpacked', async () => {
    const submission = await takeSubmission(await makeZip(both));
    expect(rootPaths(submission)).toEqual({ Board: 'hw/Board.java', Solver: 'hw/Solver.java' });
    expect(submission.roots.get('Board')?.text).toBe('class Board {}');
  });

  it('may hold what computers leave behind', async () => {
    const junk = [
      '__MACOSX/hw/._Board.java',
      'hw/.DS_Store',
      'hw/Icon\r',
      'hw/.git/config',
      'node_modules/x/Board.java',
      'hw/bin/Board.class',
    ];
    const submission = await takeSubmission(await makeZip([...both, ...junk.map((name) => ({ name, content: 'x' }))]));
    expect(submission.files.map(({ path }) => path)).toEqual(['hw/Board.java', 'hw/Solver.java']);
    expect(submission.notes).toEqual([]);
  });

  it('is judged by its names when they are clean, and none of them leads elsewhere then', async () => {
    const hidden = ['\u001b[m.harness/a.java', 'node_\u001b[mmodules/b.java', '.\u001b[m./c.java', '\u001b[m/d.java'];
    const files = [...both, ...hidden.map((name) => ({ name, content: 'x', flags: 0x800 }))];
    const contents = Object.fromEntries(files.map(({ name, content }) => [name, content]));
    for (const place of [await makeZip(files), await makeFolder(contents)])
      expect((await takeSubmission(place)).files.map(({ path }) => path).sort()).toEqual([
        '_/c.java',
        '_/d.java',
        'hw/Board.java',
        'hw/Solver.java',
      ]);
  });

  it('may come from Windows, with backslashes', async () => {
    const named = both.map(({ name, content }) => ({ name: name.replace('/', '\\'), content }));
    const submission = await takeSubmission(await makeZip(named));
    expect(rootPaths(submission)).toEqual({ Board: 'hw/Board.java', Solver: 'hw/Solver.java' });
  });

  it('may name its files from the folder that it was made in, as `tar -a -cf hw.zip .` does', async () => {
    const named = both.map(({ name, content }) => ({ name: `./${name}`, content }));
    const submission = await takeSubmission(await makeZip([...named, { name: './.git/Old.java', content: 'x' }]));
    expect(rootPaths(submission)).toEqual({ Board: 'hw/Board.java', Solver: 'hw/Solver.java' });
    expect(submission.files.map(({ path }) => path)).toEqual(['hw/Board.java', 'hw/Solver.java']);
  });

  it('may come from macOS, with names in UTF-8 that no flag tells of', async () => {
    const name = Buffer.from('hw/An\u0303o.java').toString('latin1');
    const submission = await takeSubmission(await makeZip([...both, { name, content: 'class A\u00f1o {}' }]));
    expect(submission.extras.map(({ path }) => path)).toEqual(['hw/An\u0303o.java']);
  });

  it('may hold a README and a readme, as disks of Linux do', async () => {
    const texts = ['hw/README', 'hw/readme'].map((name) => ({ name, content: name }));
    const submission = await takeSubmission(await makeZip([...both, ...texts]));
    expect(submission.files.map(({ path }) => path)).toEqual([...both, ...texts].map(({ name }) => name));
  });

  it('inside a zip is not opened', async () => {
    expect(await takeReasons(await makeZip([{ name: 'real.zip', content: 'PK\u0003\u0004' }]))).toContain(
      'An archive inside a submission is not opened: real.zip.',
    );
  });
});

describe('hostile archives', () => {
  it.each([
    ['..', '../Board.java', 'invalid relative path: ../Board.java'],
    ['an absolute name', '/a/Board.java', 'absolute path: /a/Board.java'],
    ['a drive letter', 'C:/Board.java', 'absolute path: C:/Board.java'],
  ])('are refused for %s', async (_, name, reason) => {
    const path = await makeZip([...both, { name, content: 'x' }]);
    expect(await takeReasons(path)).toBe(
      `error: The archive is not accepted: ${reason}. Pack the sources again as a zip.`,
    );
  });

  it('may have an entry for the folder itself', async () => {
    const submission = await takeSubmission(await makeZip([{ name: '.', content: '' }, ...both]));
    expect(submission.files.map(({ path }) => path)).toEqual(both.map(({ name }) => name));
  });

  it('lose their links and special files, and nothing else', async () => {
    const path = await makeZip([
      ...both,
      { name: 'hw/Link.java', content: '/etc/passwd', mode: 0o120777 },
      { name: 'hw/Pipe.java', content: '', mode: 0o010644 },
    ]);
    const submission = await takeSubmission(path);
    expect(submission.extras).toEqual([]);
    expect(messages(submission.notes)).toBe(
      'warning: Links in the archive are not accepted; pack the files themselves: hw/Link.java.\n' +
        'warning: Neither files nor folders, so not accepted: hw/Pipe.java.',
    );
  });

  it.each([
    ['the same name twice', 'hw/Board.java'],
    ['names that differ only in case', 'hw/board.java'],
  ])('are refused for %s', async (_, name) => {
    const path = await makeZip([...both, { name, content: 'x' }]);
    expect(await takeReasons(path)).toContain('more than once (ignoring upper and lower case). Keep one');
  });

  it('are refused for too many sources', async () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ name: `f${String(index)}.java`, content: 'x' }));
    expect(await takeReasons(await makeZip(many))).toContain('contains 201 source files; at most 200 are accepted');
  });

  it('are refused for what they would unpack to', async () => {
    const path = await makeZip([...both, { name: 'zeros.bin', content: Buffer.alloc(30_000_000) }]);
    expect(await takeReasons(path)).toContain('The archive unpacks to 30.0 MB; at most 20.0 MB is accepted.');
  });

  it('cannot hide a bomb behind a small declared size', async () => {
    const bomb = { name: 'hw/bomb.java', content: Buffer.alloc(30_000_000, 32), declaredBytes: 10 };
    const submission = await takeSubmission(await makeZip([...both, bomb]));
    expect(submission.extras).toEqual([]);
    expect(messages(submission.notes)).toContain('hw/bomb.java cannot be unpacked (too many bytes in the stream');
  });

  it('are refused when they are damaged, empty or no zip at all', async () => {
    const cut = await makeZip(both, (bytes) => bytes.subarray(0, bytes.length - 30));
    expect(await takeReasons(cut)).toContain('The file is not a readable zip archive');
    const folder = await makeFolder({ 'empty.zip': '', 'a.zip': Buffer.from('377abcaf271c0004', 'hex') });
    expect(await takeReasons(join(folder, 'empty.zip'))).toContain('The zip archive is empty (0 bytes)');
    expect(await takeReasons(join(folder, 'a.zip'))).toContain('The archive is a 7z file; only folders and zip');
    await writeFile(join(folder, 'text.zip'), 'This is not a zip.');
    expect(await takeReasons(join(folder, 'text.zip'))).toContain('The file is not a readable zip archive');
  });

  it('show no control characters in names', async () => {
    const path = await makeZip([...both, { name: 'hw/a\u001bc.txt', content: 'x', flags: 0x800 }]);
    const names = (await takeSubmission(path)).files.map((file) => file.path);
    expect(names).toContain('hw/a.txt');
  });
});
