import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forItsStudent } from './for-its-student.ts';
import { both, makeFolder, messages, rootPaths, take, takeReasons, takeSubmission } from '../testing/intake.ts';

const at = (folder: string): Record<string, string> => ({
  [`${folder}Board.java`]: 'b',
  [`${folder}Solver.java`]: 's',
});

describe('where the classes are found', () => {
  it.each(['', 'src/', 'src/classes/', 'src/main/java/', 'homework/', 'homework/src/', 'deep/down/in/a/tree/'])(
    'finds both classes in "%s"',
    async (folder) => {
      const submission = await takeSubmission(await makeFolder(at(folder)));
      expect(rootPaths(submission)).toEqual({ Board: `${folder}Board.java`, Solver: `${folder}Solver.java` });
      expect(messages(submission.notes)).toBe('');
    },
  );

  it('prefers the usual places, then the one nearest to the top, and says what it left', async () => {
    const path = await makeFolder({ ...at('src/'), 'old/Board.java': 'x', 'a/b/c/Solver.java': 'x' });
    const submission = await takeSubmission(path);
    expect(rootPaths(submission)).toEqual({ Board: 'src/Board.java', Solver: 'src/Solver.java' });
    expect(messages(submission.notes)).toContain('src/Board.java was used for Board, not old/Board.java.');
  });

  it('takes of two that are equally near the one beside the other class', async () => {
    const submission = await takeSubmission(await makeFolder({ 'part1/Board.java': 'x', ...at('part2/') }));
    expect(rootPaths(submission)).toEqual({ Board: 'part2/Board.java', Solver: 'part2/Solver.java' });
    expect(messages(submission.notes)).toBe('warning: part2/Board.java was used for Board, not part1/Board.java.');
  });

  it('takes no empty file where there is another one', async () => {
    const submission = await takeSubmission(await makeFolder({ 'Board.java': '', ...at('src/') }));
    expect(rootPaths(submission)).toEqual({ Board: 'src/Board.java', Solver: 'src/Solver.java' });
    expect(messages(submission.notes)).toBe('');
  });

  it('takes neither of two that are equally near', async () => {
    const path = await makeFolder({ 'a/Board.java': '', 'b/Board.java': '', 'Solver.java': 's' });
    const submission = await takeSubmission(path);
    expect(rootPaths(submission)).toEqual({ Solver: 'Solver.java' });
    expect(messages(submission.notes)).toBe(
      'error: There are several files for Board: a/Board.java, b/Board.java. Keep one; none of them is graded.',
    );
  });

  it('takes board.java as Board.java, and says that Java does not', async () => {
    const submission = await takeSubmission(await makeFolder({ 'board.java': 'b', 'Solver.java': 's' }));
    expect(rootPaths(submission)).toEqual({ Board: 'Board.java', Solver: 'Solver.java' });
    expect(messages(submission.notes)).toBe(
      'error: The file is named board.java, but Java requires Board.java. It was used as Board.java.',
    );
  });

  it.skipIf(process.platform !== 'linux')(
    'takes files whose folder’s name is not UTF-8, as unzip leaves them',
    async () => {
      const path = await makeFolder({});
      const folder = Buffer.concat([Buffer.from(`${path}/`), Buffer.from('\xdcbung', 'latin1')]);
      await mkdir(folder);
      for (const name of Object.keys(both)) await writeFile(Buffer.concat([folder, Buffer.from(`/${name}`)]), 'class');
      const submission = await takeSubmission(path);
      expect(rootPaths(submission)).toEqual({ Board: '\ufffdbung/Board.java', Solver: '\ufffdbung/Solver.java' });
      expect([...submission.roots.values()].map(({ text }) => text)).toEqual(['class', 'class']);
    },
  );

  it('takes board.ts without a word', async () => {
    const submission = await takeSubmission(await makeFolder({ 'board.ts': 'b', 'solver.ts': 's' }));
    expect(rootPaths(submission)).toEqual({ Board: 'board.ts', Solver: 'solver.ts' });
    expect(submission.notes).toEqual([]);
  });

  it('lists extra sources, and others as ignored', async () => {
    const submission = await takeSubmission(await makeFolder({ ...both, 'Node.java': 'n', 'readme.txt': 'r' }));
    expect(submission.extras).toEqual([{ path: 'Node.java', text: 'n' }]);
    expect(submission.files.map(({ path, role }) => [path, role])).toEqual([
      ['Board.java', 'root'],
      ['Solver.java', 'root'],
      ['Node.java', 'extra'],
      ['readme.txt', 'ignored'],
    ]);
    expect(submission.files.every(({ sha256 }) => /^[0-9a-f]{64}$/.test(sha256))).toBe(true);
  });

  it('takes extras beside the classes before others of the same name', async () => {
    const others = { 'src/Node.java': 'o', 'src/deque/Node.java': 'o', 'src/puzzle/Node.java': 'n' };
    const submission = await takeSubmission(await makeFolder({ ...at('src/puzzle/'), ...others }));
    expect(submission.extras.map(({ path }) => path)).toEqual([
      'src/puzzle/Node.java',
      'src/Node.java',
      'src/deque/Node.java',
    ]);
  });

  it('takes extras from the whole of src, not from beside it', async () => {
    const path = await makeFolder({
      'src/classes/Board.ts': 'b',
      'src/classes/Solver.ts': 's',
      'src/util.ts': 'u',
      'test/t.ts': 't',
    });
    const submission = await takeSubmission(path);
    expect(submission.extras.map((extra) => extra.path)).toEqual(['src/util.ts']);
  });
});

describe('which other sources come along', () => {
  const importing = (...paths: string[]): string => paths.map((path) => `import x from '${path}';`).join('\n');

  it('is what TypeScript imports, wherever it is', async () => {
    const path = await makeFolder({
      'models/Board.ts': importing('../utils/grid'),
      'models/Solver.ts': importing('./Board.js', '../search', 'algs4'),
      'utils/grid.ts': importing('../lib/node.ts'),
      'search/index.ts': 'export {};',
      'lib/node.ts': 'n',
      'test/board-test.ts': 't',
    });
    const { extras } = await takeSubmission(path);
    expect(extras.map((extra) => extra.path)).toEqual(['lib/node.ts', 'search/index.ts', 'utils/grid.ts']);
  });

  it('is in Java what is imported from a package beside theirs, and what that names', async () => {
    const path = await makeFolder({
      'com/me/puzzle/Board.java': 'package com.me.puzzle;',
      'com/me/puzzle/Solver.java': 'package com.me.puzzle; import com.me.search.Node; class Solver { Node last; }',
      'com/me/search/Node.java': 'package com.me.search; import com.me.util.*; class Node { Pair pair; Link link; }',
      'com/me/search/Link.java': 'package com.me.search;',
      'com/me/search/Window.java': 'package com.me.search;',
      'com/me/util/Pair.java': 'package com.me.util; class Pair { Board board; }',
      'com/me/util/Board.java': 'package com.me.util;',
      'Pair.java': 'class Pair {}',
    });
    const { extras } = await takeSubmission(path);
    expect(extras.map((extra) => extra.path)).toEqual([
      'com/me/search/Link.java',
      'com/me/search/Node.java',
      'com/me/util/Pair.java',
    ]);
  });

  it('is another file named like a class, when TypeScript imports it', async () => {
    const path = await makeFolder({
      'Board.ts': "export { Board } from './src/Board';",
      'Solver.ts': importing('./search/solver'),
      'src/Board.ts': 'b',
      'search/solver.ts': 's',
      'old/Board.ts': 'o',
    });
    const submission = await takeSubmission(path);
    expect(rootPaths(submission)).toEqual({ Board: 'Board.ts', Solver: 'Solver.ts' });
    expect(submission.extras.map((extra) => extra.path)).toEqual(['search/solver.ts', 'src/Board.ts']);
  });

  it('is first what the classes use, when there are too many', async () => {
    const others = Array.from({ length: 60 }, (_, index): [string, string] => [`A${String(index)}.java`, 'x']);
    const path = await makeFolder({
      ...Object.fromEntries(others),
      'Board.java': 'class Board {}',
      'Solver.java': 'class Solver { private SearchNode last; }',
      'SearchNode.java': 'class SearchNode { int key = new Priority().of(this); }',
      'Priority.java': 'class Priority {}',
    });
    const paths = (await takeSubmission(path)).extras.map((extra) => extra.path);
    expect(paths).toHaveLength(48);
    expect(paths).toEqual(expect.arrayContaining(['SearchNode.java', 'Priority.java', 'A0.java']));
  });
});

describe('which language', () => {
  const two = { 'Board.ts': 'b', 'Solver.ts': 's' };

  it('is the one that is complete', async () => {
    const submission = await takeSubmission(await makeFolder({ ...two, 'Board.java': 'b' }));
    expect(submission.language).toBe('typescript');
  });

  it('has to be said when both are complete', async () => {
    const path = await makeFolder({ ...both, ...two });
    await expect(take(path)).rejects.toMatchObject({
      blame: 'usage',
      message: 'The submission contains files in Java and TypeScript.',
      remedy: 'Say which to grade: --language java or --language typescript.',
    });
    expect((await takeSubmission(path, 'java')).language).toBe('java');
  });

  it('is asked of nobody in a class: the student is told to hand in one', async () => {
    const path = await makeFolder({ ...both, ...two, 'readme.txt': 'r' });
    expect(await forItsStudent(() => takeReasons(path))).toBe(
      'error: The submission contains files in Java and TypeScript. Hand in those of one language.',
    );
    expect(await forItsStudent(() => take(path))).toMatchObject({ language: null, files: { length: 5 } });
  });

  it('is suggested when it is misspelled', async () => {
    const path = await makeFolder(both);
    await expect(take(path, 'jva')).rejects.toMatchObject({ remedy: 'Did you mean java? Known: java, typescript.' });
  });
});

describe('what cannot be graded', () => {
  it('says that one of two classes is missing, and grades the other', async () => {
    const submission = await takeSubmission(await makeFolder({ 'Board.java': 'b' }));
    expect([...submission.roots.keys()]).toEqual(['Board']);
    expect(messages(submission.notes)).toBe('error: Solver.java was not found: what depends on it cannot be graded.');
  });

  it.each(['class Board {}', '  export default class Board {}'])(
    'says where else a class is: %j',
    async (declaration) => {
      const folder = await makeFolder({
        'Solver.java': `class Solver { /* class Board is beside */ }\n${declaration}`,
      });
      expect(messages((await takeSubmission(folder)).notes)).toContain(
        'error: The class Board is in Solver.java. Move it to a file of its own: Board.java.',
      );
      const without = await takeSubmission(await makeFolder({ 'Solver.java': '// class Board\nBoard board;' }));
      expect(messages(without.notes)).not.toContain('of its own');
    },
  );

  it('says what an empty folder lacks', async () => {
    expect(await takeReasons(await makeFolder({}))).toBe(
      'error: The submission contains no files. Expected: Board.java and Solver.java, or Board.ts and Solver.ts.',
    );
  });

  it.each([
    ['Board.class', 'Board.class is a compiled class; submit the source, Board.java.'],
    ['Board.java.txt', 'Board.java.txt must be renamed to Board.java.'],
    ['Board (1).java', 'Board (1).java looks like a copy; rename it to Board.java.'],
    ['Board - Copy (2).java', 'Board - Copy (2).java looks like a copy; rename it to Board.java.'],
    ['Copy of Board.java', 'Copy of Board.java looks like a copy; rename it to Board.java.'],
    ['Board .java', 'Board .java must be renamed to Board.java.'],
    ['hw\\Board.java', 'Board.java must be renamed to Board.java.'],
    ['hw.zip', 'An archive inside a submission is not opened: hw.zip.'],
  ])('gives a hint for %s', async (name, hint) => {
    expect(await takeReasons(await makeFolder({ [name]: 'x' }))).toContain(hint);
  });

  it('takes a jar beside sources for their library, and names it where there is nothing else', async () => {
    const jar = { 'lib/queues.jar': 'x' };
    const { notes } = await takeSubmission(await makeFolder({ 'Board.java': 'b', ...jar }));
    expect(messages(notes)).toBe('error: Solver.java was not found: what depends on it cannot be graded.');
    expect(await takeReasons(await makeFolder(jar))).toContain('is not opened: lib/queues.jar');
  });

  it('does not tell a class to move where its file is only to be renamed', async () => {
    const reasons = await takeReasons(await makeFolder({ 'Board (1).java': 'public class Board {}' }));
    expect(reasons).not.toContain('Move it');
  });

  it('names folders that it does not look into', async () => {
    const reasons = await takeReasons(await makeFolder({ 'build/Board.java': 'x', 'node_modules/x/Solver.java': 'x' }));
    expect(reasons).toContain('Not searched, because these contain no sources: build, node_modules.');
  });

  it('refuses a binary that is called Board.java, and grades the other class', async () => {
    const path = await makeFolder({ 'Board.java': Buffer.from('cafebabe00000034', 'hex'), 'Solver.java': 's' });
    const submission = await takeSubmission(path);
    expect([...submission.roots.keys()]).toEqual(['Solver']);
    expect(messages(submission.notes)).toBe(
      'error: Board.java is not source code: it looks like a compiled class file.',
    );
  });

  it('says why when no class can be used', async () => {
    const path = await makeFolder({
      'Board.java': Buffer.from([65, 0, 66, 1, 0, 0, 0]),
      'Solver.java': 'x'.repeat(1_000_001),
    });
    expect(await takeReasons(path)).toBe(
      [
        'error: Board.java is not source code: it contains zero bytes, as programs and images do.',
        'error: Solver.java is 1.0 MB; source files of more than 1.0 MB are not accepted.',
      ].join('\n'),
    );
  });

  it('is a usage error when there is no such path, or when it is one source file', async () => {
    const path = await makeFolder(both);
    await expect(take(join(path, 'nowhere'))).rejects.toMatchObject({ blame: 'usage', code: 'no-such-path' });
    await expect(take(join(path, 'Board.java'))).rejects.toMatchObject({ blame: 'usage', code: 'not-a-submission' });
  });
});

describe('hostile folders', () => {
  it('follows no link', async () => {
    const path = await makeFolder({ 'Solver.java': 's' });
    await symlink('/etc/passwd', join(path, 'Board.java'));
    await symlink('/', join(path, 'everything'));
    // Emacs leaves such a link beside what is open in it.
    await symlink('ada@host.1', join(path, '.#Solver.java'));
    const submission = await takeSubmission(path);
    expect([...submission.roots.keys()]).toEqual(['Solver']);
    expect(messages(submission.notes)).toContain(
      'Links are not followed; submit the files themselves: Board.java, everything.',
    );
  });

  it('opens no special file', async () => {
    const path = await makeFolder(both);
    const socket = createServer().listen(join(path, 'Node.java'));
    await once(socket, 'listening');
    const submission = await takeSubmission(path);
    socket.close();
    expect(submission.extras).toEqual([]);
    expect(messages(submission.notes)).toContain('Neither files nor folders, so left out: Node.java.');
  });

  it('cleans names before they are shown', async () => {
    const path = await makeFolder({ ...both, 'a\u001b[2J\u202e\n.txt': 'x' });
    const submission = await takeSubmission(path);
    expect(submission.files.map((file) => file.path)).toContain('a\\u202E\\x0A.txt');
  });

  it('finds the classes among 10,000 files and lists a readable number', async () => {
    const files = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${String(index)}.java`, 'x']));
    const submission = await takeSubmission(await makeFolder({ ...files, ...both }));
    expect([...submission.roots.keys()]).toEqual(['Board', 'Solver']);
    expect(submission.extras).toHaveLength(48);
    expect(submission.files).toHaveLength(150);
    expect(messages(submission.notes)).toContain('10,000 other source files; 48 were used');
    expect(messages(submission.notes)).toContain('Not used and not listed: 9,852 more of the submission’s files.');
  });

  it('stops at a depth', async () => {
    const path = await makeFolder(both);
    await mkdir(join(path, 'd/'.repeat(30)), { recursive: true });
    expect(messages((await takeSubmission(path)).notes)).toContain('more than 20 folders deep');
  });
});
