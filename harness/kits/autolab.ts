/** The kit for Autolab: the Makefile, and the archive that it unpacks. */
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graderFault } from '../contracts/errors.ts';
import { runTool } from '../sandbox/run-tool.ts';
import { below } from './course-files.ts';
import { gradingOptions } from './grading-options.ts';
import type { Kit, KitFile } from './kit.ts';
import { templates } from './templates.ts';
import { timeoutOf } from './timeout.ts';
import { writeKit } from './write-kit.ts';

export const autolabKit = {
  id: 'autolab',
  title: "Autolab's autograde-Makefile and autograde.tar",
  form: 'folder',
  next: [
    'The assessment needs one problem named "score", out of 100, and an image with the grader: README.md there.',
    'Read the note on WEAK_ISOLATION in autograde-Makefile first.',
  ],
  files: async (request) => {
    const settings = below('course', request.course.files);
    const values = {
      OPTIONS: gradingOptions(request),
      TIMEOUT: String(timeoutOf(request, { title: 'Autolab', mostSeconds: 900 })),
    };
    const inside = await templates('autolab-archive', values);
    return [...(await templates('autolab', values)), await archiveOf([...inside, ...settings])];
  },
} satisfies Kit;

/** The same bytes for the same files. */
const archiveOf = async (files: readonly KitFile[]): Promise<KitFile> => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'grader-autolab-'));
  const out = join(folder.path, 'files');
  await writeKit(files, { form: 'folder', out });
  const archive = join(folder.path, 'autograde.tar');
  const same = '--sort=name --mode=go=rX --mtime=@0 --owner=0 --group=0 --numeric-owner --format=ustar'.split(' ');
  const { exitCode, stderr } = await runTool('tar', [...same, '-cf', archive, '-C', out, '.']);
  if (exitCode === 0) return { path: 'autograde.tar', content: await readFile(archive) };
  throw graderFault('tar', `autograde.tar could not be made: ${stderr.trim()}`, {
    remedy: 'GNU tar must be on the PATH, and the disk needs free space.',
  });
};
