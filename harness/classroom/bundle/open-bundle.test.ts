import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classLimits } from './class-limits.ts';
import { openBundle } from './open-bundle.ts';
import {
  errorOf,
  expected,
  folderOnDisk,
  named,
  onDisk,
  openFiles,
  opening,
  outline,
  submission,
  threeStudents,
} from './testing/class.ts';
import { type MadeFile, packZip } from './testing/made.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { bundleFiles, makeBundle } from './testing/make-bundle.ts';

/** The same number of bytes, so that the zip stays whole. */
const patched = async (files: readonly MadeFile[], from: string, to: string): Promise<string> => {
  const bytes = await packZip(files);
  return onDisk(Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1'));
};

/** Clears the flag by which names are UTF-8, in local and central headers. */
const withoutUnicodeFlag = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  for (let at = 0; at < copy.length - 10; at += 1) {
    const magic = copy.toString('latin1', at, at + 4);
    if (magic === 'PK\x03\x04') copy.writeUInt16LE(copy.readUInt16LE(at + 6) & ~0x800, at + 6);
    if (magic === 'PK\x01\x02') copy.writeUInt16LE(copy.readUInt16LE(at + 8) & ~0x800, at + 8);
  }
  return copy;
};

const students = (count: number): string[] => Array.from({ length: count }, (_, index) => `s${index}/Stack.java`);

describe('names in a zip', () => {
  it('may have what computers leave behind', async () => {
    const junk = [
      '__MACOSX/ada/._Stack.java',
      'ada/.DS_Store',
      'ada/._Stack.java',
      'bob/Thumbs.db',
      'bob/desktop.ini',
      '.DS_Store',
    ];
    const bundle = await openFiles(named('ada/Stack.java', 'bob/Stack.java', ...junk));
    expect(outline(bundle)).toEqual(['ada 1: Stack.java', 'bob 1: Stack.java']);
    expect(bundle.unrecognised).toEqual([]);
  });

  it('lose what tools leave in a submission, but no student is lost by their name', async () => {
    const bundle = await openFiles(
      named('bin/Stack.java', 'out/.git/config', 'out/node_modules/x/a.js', 'out/Stack.java'),
    );
    expect(outline(bundle)).toEqual(['bin 1: Stack.java', 'out 1: Stack.java']);
  });

  it('are in CP437 where the flag for UTF-8 is missing', async () => {
    const zip = withoutUnicodeFlag(await packZip(named('Mxller/Stack.java', 'bob/Stack.java')));
    const path = await onDisk(Buffer.from(zip.toString('latin1').replaceAll('Mxller', 'M\x81ller'), 'latin1'));
    expect(outline(await opening(path))[0]).toBe('Müller 1: Stack.java');
  });

  it('are in UTF-8 where the flag is missing and the bytes are valid, as from macOS', async () => {
    const path = await onDisk(withoutUnicodeFlag(await packZip(named('Mu\u0308ller/Stack.java', 'bob/Stack.java'))));
    const bundle = await opening(path);
    expect(bundle.attempts[0]?.owner.id).toBe('M\u00fcller');
    expect(bundle.attempts[0]?.files[0]?.place).toBe('Mu\u0308ller/Stack.java');
  });

  it('are one owner in both forms of Unicode', async () => {
    const bundle = await openFiles(named('Mu\u0308ller/Stack.java', 'M\u00fcller/Queue.java', 'bob/Stack.java'));
    expect(outline(bundle)).toEqual(['M\u00fcller 1: Stack.java, Queue.java', 'bob 1: Stack.java']);
  });

  it.each([
    ['../aa/Stack.java', 'Its name leads out of the folder (..).'],
    ['/aa/b/Stack.java', 'Its name is an absolute path.'],
    ['C:/a/b/Stack.java', 'Its name is an absolute path.'],
    ['..\\aa\\Stack.java', 'Its name leads out of the folder (..).'],
  ])('that lead elsewhere are listed and not followed: %s', async (hostile, reason) => {
    const harmless = 'x'.repeat(hostile.length - '/y'.length) + '/y';
    const bundle = await opening(await patched(named(...students(12), harmless), harmless, hostile));
    expect(bundle.attempts).toHaveLength(12);
    expect(bundle.unrecognised).toEqual([{ place: hostile, reason }]);
  });

  it('cannot change what a terminal shows', async () => {
    const bundle = await openFiles(named('a\u001b[31mda/Sta\u202eck.java', 'bob/Stack.java'));
    expect(outline(bundle)[0]).toBe('ada 1: Sta_u202Eck.java');
  });

  it("can be those of JavaScript's own objects", async () => {
    const bundle = await openFiles(named('__proto__/Stack.java', 'constructor/__proto__', 'toString/hasOwnProperty'));
    expect(outline(bundle)).toEqual([
      '__proto__ 1: Stack.java',
      'constructor 1: __proto__',
      'toString 1: hasOwnProperty',
    ]);
  });

  it('are at most as long as disks take them', async () => {
    const { unrecognised } = await openFiles(named(...students(12), `${'x'.repeat(256)}/Stack.java`));
    expect(unrecognised.map(({ reason }) => reason)).toEqual(['Its name has more than 255 characters.']);
  });
});

describe('files in a bundle', () => {
  it('that repeat within an attempt are there once, the newest, and a note says so', async () => {
    const bundle = await openFiles([
      { path: 'ada/node.java', content: 'new', modifiedAt: new Date(2026, 2, 9) },
      { path: 'ada/Node.java', content: 'old', modifiedAt: new Date(2026, 2, 8) },
      ...named('bob/Stack.java'),
    ]);
    expect(outline(bundle)[0]).toBe('ada 1: node.java');
    expect(bundle.attempts[0]?.notes).toEqual(['ada/Node.java was left out, since ada/node.java has the same name.']);
  });

  it.each([
    ['Stack.java', 'stack.java'],
    ['stack.java', 'Stack.java'],
  ])('that repeat an expected name otherwise give way to it: %s, %s', async (...names) => {
    const bundle = await openFiles(named(...names.map((name) => `ada/${name}`), 'bob/Stack.java'));
    expect(outline(bundle)[0]).toBe('ada 1: Stack.java');
  });

  it('that are links or encrypted are left out with a note, and the attempt stays', async () => {
    const bytes = await packZip([
      { path: 'ada/Stack.java', content: '/etc/passwd', mode: 0o120777 },
      ...named('ada/Queue.java', 'bob/Stack.java'),
    ]);
    const central = bytes.lastIndexOf('PK\x01\x02');
    bytes.writeUInt16LE(bytes.readUInt16LE(central + 8) | 1, central + 8);
    const bundle = await opening(await onDisk(bytes));
    expect(outline(bundle)).toEqual(['ada 1: Queue.java', 'bob 1: ']);
    expect(bundle.attempts.flatMap(({ notes }) => notes)).toEqual([
      'Stack.java was left out: it is a symbolic link.',
      'Stack.java was left out: it is encrypted with a password.',
    ]);
  });

  it('may be empty', async () => {
    const bundle = await openFiles([{ path: 'ada/Stack.java', content: '' }, ...named('bob/Stack.java')]);
    expect(await bundle.attempts[0]?.files[0]?.read()).toHaveLength(0);
  });

  it('cannot inflate to more than they declare', async () => {
    const bytes = await packZip([{ path: 'ada/Stack.java', content: 'x'.repeat(100_000) }, ...named('bob/Stack.java')]);
    bytes.writeUInt32LE(10, bytes.indexOf('PK\x01\x02') + 24);
    const bundle = await opening(await onDisk(bytes));
    const read = bundle.attempts[0]?.files[0]?.read();
    expect(await errorOf(Promise.resolve(read))).toMatch(
      /^A file of the bundle cannot be read: .*\nada\/Stack\.java\n/,
    );
    expect(String(await bundle.attempts[1]?.files[0]?.read())).toBe('bob/Stack.java');
  });

  it('that are damaged say so when they are read', async () => {
    const bytes = await packZip([{ path: 'ada/Stack.java', content: 'class Stack {}' }, ...named('bob/Stack.java')]);
    bytes.fill(0xff, 30 + 'ada/Stack.java'.length, 30 + 'ada/Stack.java'.length + 5);
    const bundle = await opening(await onDisk(bytes));
    await expect(bundle.attempts[0]?.files[0]?.read()).rejects.toThrow('A file of the bundle cannot be read: ');
  });

  it('of more than an attempt may have are left out, the expected ones last, and nobody else loses any', async () => {
    const large = Buffer.alloc(classLimits.attemptBytes + 1);
    const bundle = await openFiles([
      { path: 'ada/video.mp4', content: large },
      ...named('ada/Stack.java', 'bob/Stack.java'),
      { path: 'zoe.zip', content: large },
    ]);
    expect(outline(bundle)).toEqual(['ada 1: Stack.java', 'bob 1: Stack.java', 'zoe 1: ']);
    expect(bundle.attempts[0]?.notes).toEqual([
      'Left out, since a submission may have 50.0 MB and 1,000 files: video.mp4 (50.0 MB).',
    ]);
    expect(bundle.attempts[2]?.notes).toEqual([
      'Left out, since a submission may have 50.0 MB and 1,000 files: zoe.zip (50.0 MB).',
    ]);
  });

  it('of a student may be a zip, which stays one', async () => {
    const inner = await packZip(named('Stack.java'));
    const bundle = await openFiles(
      bundleFiles(
        'canvas',
        threeStudents.map((one) => ({ ...one, files: { 'hw.zip': inner } })),
      ),
    );
    expect(await bundle.attempts[0]?.files[0]?.read()).toEqual(inner);
  });
});

describe('a class of 5,000', () => {
  it('is listed without being unpacked', { tags: 'long' }, async () => {
    const many = Array.from({ length: 5_000 }, (_, id) => submission({ id: id + 1, last: `L${id}` }));
    const bundle = await opening(await onDisk(await makeBundle('canvas', many)));
    expect(bundle.attempts).toHaveLength(5_000);
    expect(String(await bundle.attempts[4_999]?.files[1]?.read())).toBe('class Queue {}');
  });
});

describe('names made to take long', () => {
  it.each([
    ['_1'.repeat(127), '_1'.repeat(499)],
    [`${'a@'.repeat(120)}b`, `1-1 -${' -'.repeat(120)}/x`],
    ['b_2026-01-01-01-01-0'.repeat(12), `${'a('.repeat(120)}/x`],
    ['_1_assignsubmission_'.repeat(12), 'anon_'.repeat(50)],
  ])('are judged at once: %.20s', async (...hostile) => {
    const names = hostile.flatMap((name) => Array.from({ length: 500 }, (_, index) => `${index}${name}`));
    const started = performance.now();
    await errorOf(openFiles(named(...names)));
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('a folder', () => {
  it('is read without following its links', async () => {
    const root = await folderOnDisk(named('ada/Queue.java', 'bob/Stack.java'));
    await symlink('/etc/passwd', join(root, 'ada', 'Stack.java'));
    await symlink('/etc', join(root, 'etc'));
    const bundle = await opening(root);
    expect(outline(bundle)).toEqual(['ada 1: Queue.java', 'bob 1: Stack.java']);
    expect(bundle.attempts[0]?.notes).toEqual(['Stack.java was left out: it is a symbolic link.']);
  });

  it('is read without that of the class and the roster, which may lie in it', async () => {
    const root = await folderOnDisk([
      ...named('ada/Stack.java', 'bob/Stack.java', 'roster.csv'),
      ...named('reports/class/class.json', 'reports/class/students/ada/1/report.html'),
    ]);
    const link = join(scratchFolder('bundle'), 'link');
    await symlink(root, link);
    const bundle = await opening(root, { own: [join(link, 'reports/class'), join(link, 'roster.csv')] });
    expect(outline(bundle)).toEqual(['ada 1: Stack.java', 'bob 1: Stack.java']);
    expect(bundle.unrecognised).toEqual([]);
  });

  it("lists those in it that are empty, and none of a submission's own", async () => {
    const told = async (root: string): Promise<readonly string[]> =>
      (await opening(root)).unrecognised.map(({ place, reason }) => `${place}: ${reason}`);
    const root = await folderOnDisk(named('ada/Stack.java'));
    for (const empty of ['bob', 'zoe/src', 'ada/lib']) await mkdir(join(root, empty), { recursive: true });
    expect(await told(root)).toEqual(['bob: There is no file in it.', 'zoe: There is no file in it.']);
    const zip = await patched(named('class/ada/Stack.java', 'class/bob/Stack.java', 'class/zoe_'), 'zoe_', 'zoe/');
    expect(await told(zip)).toEqual(['class/zoe: There is no file in it.']);
  });

  it('is read without that of another class, which is listed', async () => {
    const others = named('autumn/class.json', 'autumn/log.jsonl', 'autumn/students/ada/1/report.html');
    const bundle = await opening(await folderOnDisk([...named('ada/Stack.java', 'bob/Stack.java'), ...others]));
    expect(outline(bundle)).toEqual(['ada 1: Stack.java', 'bob 1: Stack.java']);
    expect(bundle.unrecognised).toEqual([
      { place: 'autumn', reason: 'It is the folder of a class, not of a submission.' },
    ]);
  });
});

describe('what is no bundle', () => {
  it.each([
    ['files of a submission', ['Stack.java', 'Queue.java', 'notes.txt']],
    ['a project of a submission', ['src/Stack.ts', 'src/Queue.ts', 'test/Stack.test.ts', 'package.json']],
  ])('but %s: how to grade it is said', async (_, paths) => {
    expect(await errorOf(openFiles(named(...paths)))).toMatch(/one submission, not a class[^]*`grade \S+\.zip`/);
  });

  it.each([
    ['a file beside the folders of students', ['Stack.java', 'ada/Stack.java', 'bob/Stack.java']],
    ['a file beside their zips', ['Stack.java', 'ada.zip', 'bob.zip', ...Array.from('cdefghij', (id) => `${id}.zip`)]],
  ])('is not so for %s', async (_, paths) => {
    expect(await errorOf(openFiles(named(...paths)))).not.toContain('one submission');
  });

  it('is the folder of a class that was graded', async () => {
    const root = await folderOnDisk(named('class.json', 'log.jsonl', 'students/ada/1/report.json'));
    expect(await errorOf(openBundle(root, { expected }))).toContain('This is the folder of a class that was graded');
  });

  it('is the folder of the class, whatever it is called', async () => {
    const root = await folderOnDisk(named('ada/Stack.java', 'bob/Stack.java'));
    const link = join(scratchFolder('bundle'), 'link');
    await symlink(root, link);
    expect(await errorOf(openBundle(root, { expected, own: [link] }))).toContain(
      'The folder of the submissions cannot be that of the class as well.',
    );
  });

  it('is damaged', async () => {
    const bytes = await makeBundle('canvas', threeStudents);
    const path = await onDisk(bytes.subarray(0, bytes.length - 30));
    expect(await errorOf(openBundle(path, { expected }))).toMatch(
      /^The bundle is damaged, or is not a zip: .*\n.*class\.zip\nDownload it again; if it stays damaged, /,
    );
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'it is empty (0 bytes), so it was probably not downloaded completely'],
    [
      'a gzip file',
      Buffer.from('1f8b0800', 'hex'),
      'it is a gzip file (such as .tar.gz), and only zip archives and folders are read',
    ],
    [
      'a 7z file',
      Buffer.from('377abcaf271c0004', 'hex'),
      'it is a 7z file, and only zip archives and folders are read',
    ],
    [
      'a tar file',
      Buffer.concat([Buffer.alloc(257), Buffer.from('ustar'), Buffer.alloc(762)]),
      'it is a tar file, and only zip archives and folders are read',
    ],
  ])('is %s', async (_, bytes, reason) => {
    expect(await errorOf(openBundle(await onDisk(bytes), { expected }))).toContain(
      `The bundle cannot be read: ${reason}.`,
    );
  });

  it.skipIf(process.platform === 'win32')('is a pipe, which nobody may ever write to', async () => {
    const path = join(scratchFolder('bundle'), 'pipe.zip');
    execFileSync('mkfifo', [path]);
    expect(await errorOf(openBundle(path, { expected }))).toContain('it is neither a file nor a folder');
  });

  it('is not there', async () => {
    const path = join(scratchFolder('bundle'), 'none.zip');
    expect(await errorOf(openBundle(path, { expected }))).toContain('there is no such file or folder');
  });

  it('contains no files', async () => {
    expect(await errorOf(openBundle(scratchFolder('bundle'), { expected }))).toContain('The bundle contains no files.');
  });

  it.each(['submissions.zip', 'Downloads/submissions.zip'])('is one zip and nothing else: %s', async (place) => {
    const [inner, zip] = [named(...students(3)), place];
    const again = await onDisk(await packZip([{ path: zip, content: await packZip(inner) }]));
    expect(await errorOf(openBundle(again, { expected }))).toMatch(
      /^The bundle holds one zip and nothing else: .*submissions\.zip\.\n.*\nUnpack the bundle, and give the zip in it\./,
    );
    expect(outline(await opening(again, { kind: 'folders' }))).toHaveLength(1);
    expect(outline(await opening(again, { isStudent: (name) => name === 'submissions' }))).toHaveLength(1);
  });

  it('declares more files than a class may have', async () => {
    const bytes = await packZip(named(...students(2)));
    const end = bytes.length - 22;
    // As ZIP64 writes it (APPNOTE 4.3.14, 4.3.15): a record, a locator of it, and 0xffff in the old record.
    const [record, locator] = [Buffer.alloc(56), Buffer.alloc(20)];
    record.write('PK\x06\x06', 'latin1');
    record.writeBigUInt64LE(44n, 4);
    for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(classLimits.entries) + 1n, at);
    record.writeBigUInt64LE(BigInt(bytes.readUInt32LE(end + 16)), 48);
    locator.write('PK\x06\x07', 'latin1');
    locator.writeBigUInt64LE(BigInt(end), 8);
    const old = Buffer.from(bytes.subarray(end));
    for (const at of [8, 10]) old.writeUInt16LE(0xffff, at);
    const path = await onDisk(Buffer.concat([bytes.subarray(0, end), record, locator, old]));
    expect(await errorOf(openBundle(path, { expected }))).toMatch(
      /^The bundle contains 500,001 files; at most 500,000 are read\.\n.*\nSplit it/,
    );
  });

  it("holds files beside each other that are nobody's", async () => {
    const path = join(await folderOnDisk(named('Essay.java', 'Draft.java')));
    await writeFile(join(path, 'a\nb.txt'), '');
    expect(await errorOf(openBundle(path, { expected }))).toBe(
      'It is not clear which platform this bundle is from: at least 90 % of its files and folders must have names in one ' +
        'form; none of its 3 files has a name that is known. For example "Draft.java", "Essay.java", "a_x0Ab.txt".\nnull\n' +
        'Say what it is with --bundle KIND (gradescope, classroom50, moodle, blackboard, sakai, brightspace, prairielearn, ' +
        'canvas, autolab, github-classroom, folders), or describe the names with --pattern, a regular expression with ' +
        'the groups (?<student_id>...) and (?<file_id>...).',
    );
  });
});

describe('the kind of a bundle', () => {
  const canvas = bundleFiles('canvas', threeStudents);

  it('needs 90 % of the names, and the rest is listed with reasons', async () => {
    const many = Array.from({ length: 9 }, (_, id) => ({ path: `doe_${id}_5_Stack.java`, content: '' }));
    const bundle = await openFiles([...many, ...named('notes.txt')]);
    expect(bundle.kind).toBe('canvas');
    expect(bundle.unrecognised).toEqual([
      { place: 'notes.txt', reason: 'Its name is not of the form name_user_file_title that Canvas gives.' },
    ]);
  });

  it('is asked for below 90 %, with what was found', async () => {
    const error = await errorOf(openFiles([...canvas, ...named('notes.txt')]));
    expect(error).toContain('6 of 7 fit Canvas (canvas). Not in the form of Canvas: "notes.txt".');
  });

  it('is not guessed in a mixture', async () => {
    const error = await errorOf(openFiles([...canvas, ...bundleFiles('moodle', threeStudents)]));
    expect(error).toContain('The bundle mixes the names of several platforms; ');
    expect(error).toContain('6 of 12 fit Canvas (canvas)');
    expect(error).toContain('6 of 12 fit Moodle (moodle)');
  });

  it("is not plain folders where a platform's names are among them", async () => {
    const error = await errorOf(openFiles([...bundleFiles('moodle', threeStudents), ...named('extra/Stack.java')]));
    expect(error).toContain('6 of 7 fit Moodle (moodle)');
  });

  it.each([
    ['Sakai', (index: number) => `ann/X(bob)/Submission attachment(s)/${index}.txt`],
    ['PrairieLearn', (index: number) => `ann/bob@x.edu_1_q_1_1_${index}_f`],
    ['Gradescope', (index: number) => (index === 0 ? 'ann/submission_metadata.yml' : `ann/submission_1/${index}.txt`)],
  ])('is not said by the many files of one student, in the form of %s', async (_, nameOf) => {
    const hostile = Array.from({ length: 300 }, (_, index) => nameOf(index));
    const bundle = await openFiles(named(...students(12), 'ann/Stack.java', ...hostile));
    expect(bundle.kind).toBe('folders');
    expect(bundle.attempts).toHaveLength(13);
  });

  it('can be said', async () => {
    const bundle = await openFiles([...canvas, ...named('notes.txt')], { kind: 'canvas' });
    expect(bundle.attempts).toHaveLength(3);
    const folders = await openFiles(bundleFiles('moodle', threeStudents), { kind: 'folders' });
    expect(folders.attempts[0]?.owner.id).toBe('Ada Lovelace_340934_assignsubmission_file');
  });

  it('must be known', async () => {
    expect(await errorOf(openFiles(canvas, { kind: 'canvass' }))).toBe(
      'There is no kind of bundle "canvass".\nnull\nDid you mean "canvas"?',
    );
  });

  it('must be that of some file', async () => {
    expect(await errorOf(openFiles(canvas, { kind: 'moodle' }))).toContain(
      'No submission was found in the bundle as moodle.',
    );
  });

  it('is not said together with a pattern', async () => {
    expect(await errorOf(openFiles(canvas, { kind: 'canvas', pattern: 'x' }))).toContain('cannot be given together');
  });
});
