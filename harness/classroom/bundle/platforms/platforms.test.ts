import { describe, expect, it } from 'vitest';
import { folderOnDisk, made, openFiles, opening, outline, threeStudents } from '../testing/class.ts';
import { bundleFiles } from '../testing/make-bundle.ts';

const both = 'Stack.java, Queue.java';

describe('bundles as the platforms make them', () => {
  it.each([
    ['canvas', 'canvas', ['340934', '340935', '340936']],
    ['canvas-anonymous', 'canvas', ['x7b2e', 'x7b2f', 'x7b2g']],
    ['moodle', 'moodle', ['340934', '340935', '340936']],
    ['moodle-flat', 'moodle', ['340934', '340935', '340936']],
    ['moodle-before-4.1', 'moodle', ['340934', '340935', '340936']],
    ['moodle-blind', 'moodle', ['340934', '340935', '340936']],
    ['blackboard', 'blackboard', ['ada', 'bob', 'zoe']],
    ['gradescope', 'gradescope', ['340934', '340935', '340936']],
    ['sakai', 'sakai', ['ada', 'bob', 'zoe']],
    ['brightspace', 'brightspace', ['20340934', '20340935', '20340936']],
    ['prairielearn', 'prairielearn', ['ada@example.edu', 'bob@example.edu', 'zoe@example.edu']],
    ['prairielearn-manual', 'prairielearn', ['ada@example.edu', 'bob@example.edu', 'zoe@example.edu']],
    ['autolab', 'autolab', ['ada@example.edu', 'bob@example.edu', 'zoe@example.edu']],
    ['classroom50', 'classroom50', ['ada', 'bob', 'zoe']],
    ['github-classroom', 'github-classroom', ['ada', 'bob', 'zoe']],
    ['folders', 'folders', ['ada', 'bob', 'zoe']],
  ])('of %s are known by their names and read', async (kind, id, owners) => {
    const bundle = await made(kind);
    expect(bundle.kind).toBe(id);
    expect(outline(bundle)).toEqual(owners.map((owner) => `${owner} 1: ${both}`));
    expect(bundle.unrecognised).toEqual([]);
    expect(String(await bundle.attempts[0]?.files[0]?.read())).toBe('class Stack {}');
  });

  it.each(['canvas', 'moodle', 'gradescope', 'sakai', 'classroom50', 'github-classroom'])(
    'of %s may be unpacked to a folder',
    async (kind) => {
      const bundle = await opening(await folderOnDisk(bundleFiles(kind, threeStudents)));
      expect(bundle.kind).toBe(kind);
      expect(bundle.attempts.map(({ files }) => files.length)).toEqual([2, 2, 2]);
    },
  );

  it.each(['canvas', 'moodle', 'blackboard', 'brightspace'])('of %s may have a folder around them', async (kind) => {
    const files = bundleFiles(kind, threeStudents).map((file) => ({ ...file, path: `Downloads/${file.path}` }));
    const bundle = await openFiles(files);
    expect(bundle.kind).toBe(kind);
    expect(bundle.attempts).toHaveLength(3);
    expect(bundle.attempts[0]?.files[0]?.place).toMatch(/^Downloads\//);
  });
});
