import { describe, expect, it } from 'vitest';
import { made, named, openFiles, outline, submission, threeStudents } from '../testing/class.ts';
import { bundleFiles } from '../testing/make-bundle.ts';

describe('Classroom 50', () => {
  it('tells names, times and lateness by scores.csv, and leaves its own results out', async () => {
    const { attempts } = await made('classroom50');
    expect(attempts[2]).toMatchObject({ late: true, owner: { name: 'Zoë Müller', email: 'zoe@example.edu' } });
    expect(attempts[2]?.submittedAt).toEqual(threeStudents[2]?.submittedAt);
  });

  it.each([
    ['America/New_York', '2026-03-05 18:12:06', '2026-03-05T23:12:06.000Z'],
    ['America/New_York', '2026-03-05T18:12:06+01:00', '2026-03-05T17:12:06.000Z'],
  ])('has times without a zone in that of the course: %s, %s', async (timeZone, time, instant) => {
    const files = bundleFiles('classroom50', [submission()]).map(({ path, content }) => ({
      path,
      content: String(content).replace(/[^,]*(?=,submit\/1)/, time),
    }));
    const bundle = await openFiles(files, { timeZone });
    expect([bundle.attempts[0]?.submittedAt?.toISOString(), bundle.hasLocalTimes]).toEqual([
      instant,
      !time.includes('+'),
    ]);
  });

  it('goes by the newest of several submissions, which scores.csv has first', async () => {
    const files = bundleFiles('classroom50', [submission({ late: true })]).map(({ path, content }) => ({
      path,
      content: path.endsWith('scores.csv')
        ? `${String(content)}ada,Ada,Lovelace,,A,1,2,2026-03-01T00:00:00Z,submit/0,ada,,false,\n`
        : content,
    }));
    expect((await openFiles(files)).attempts).toMatchObject([{ late: true, submittedAt: submission().submittedAt }]);
  });

  it('goes by usernames in whatever case folders have them', async () => {
    const files = bundleFiles('classroom50', [submission()]).map((file) => ({
      ...file,
      path: file.path.replace('-ada/', '-Ada/'),
    }));
    expect((await openFiles(files)).attempts).toMatchObject([{ owner: { id: 'ada', email: 'ada@example.edu' } }]);
  });

  it('takes nothing from a line of scores.csv that names nobody', async () => {
    const files = bundleFiles('classroom50', [submission()]).map(({ path, content }) => ({
      path: path.replace('-ada/', '-undefined/'),
      content: path.endsWith('scores.csv') ? String(content).replace(/^username,/m, 'user,') : content,
    }));
    expect((await openFiles(files)).attempts).toMatchObject([{ owner: { name: null, email: null } }]);
  });

  it("is read without the tables, and without repositories' settings", async () => {
    const root = 'cs-hw_submissions_2026_03_05_T_18_12_07';
    const bundle = await openFiles(named(`${root}/cs-hw-ann-lee/Stack.java`, `${root}/cs-hw-ann-lee/.github/x.yml`));
    expect(bundle.kind).toBe('classroom50');
    expect(outline(bundle)).toEqual(['ann-lee 1: Stack.java']);
  });
});
