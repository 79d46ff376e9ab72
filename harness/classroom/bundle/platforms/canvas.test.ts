import { describe, expect, it } from 'vitest';
import { made, named, openFiles, outline, submission } from '../testing/class.ts';

const both = 'Stack.java, Queue.java';

describe('Canvas', () => {
  it('says who was late, and the squeezed name', async () => {
    const { attempts } = await made('canvas');
    expect(attempts.map(({ late }) => late)).toEqual([false, false, true]);
    expect(attempts.map(({ owner }) => owner.name)).toEqual(['lovelaceada', 'oneilbob', 'müllerzoë']);
    expect(attempts[2]?.place).toBe('müllerzoë_LATE_340936_');
  });

  it('leaves names out of anonymous bundles, and says so', async () => {
    const { attempts } = await made('canvas-anonymous');
    expect(attempts.map(({ owner }) => [owner.name, owner.isAnonymous])).toEqual(Array(3).fill([null, true]));
    expect(attempts[2]?.late).toBe(true);
  });

  it('has notes for typed text and web addresses', async () => {
    const bundle = await openFiles(
      named('doejane_12_text.html', 'roejim_LATE_13_link.html', 'roejim_LATE_13_99_Stack.java'),
    );
    expect(outline(bundle)).toEqual(['12 1: ', '13 1: Stack.java']);
    expect(bundle.attempts.map(({ notes }) => notes)).toEqual([
      ['Text was typed into Canvas; it is not graded, only files are.'],
      ['A web address was handed in; it is not followed.'],
    ]);
  });

  it("takes a student's own text.html for a file", async () => {
    const bundle = await openFiles(named('doejane_105_5000_text.html', 'doejane_105_5001_Stack.java'));
    expect(outline(bundle)).toEqual(['105 1: text.html, Stack.java']);
  });

  it('keeps two students of one name apart by their ids', async () => {
    const two = [submission({ id: 1 }), submission({ id: 2 })];
    expect(outline(await made('canvas', two))).toEqual([`1 1: ${both}`, `2 1: ${both}`]);
  });

  it('keeps file names that look like its own', async () => {
    const bundle = await openFiles(named('doejane_12_345_my_6_7_file_8.java'));
    expect(outline(bundle)).toEqual(['12 1: my_6_7_file_8.java']);
  });
});
