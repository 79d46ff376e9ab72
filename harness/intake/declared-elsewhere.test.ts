import { expect, it } from 'vitest';
import { makeFolder, messages, take, takeReasons, takeSubmission } from '../testing/intake.ts';

const both = 'import java.util.*;\n\nclass Board {\n}\n\npublic class Solver {\n}\n';

it('tells of both classes in one file of another name', async () => {
  expect(await takeReasons(await makeFolder({ 'Puzzle.java': both }))).toContain(
    'The classes Board and Solver are in Puzzle.java. Move each to a file of its own: Board.java and Solver.java.',
  );
});

it('tells of a class in the file of the other one, in either language', async () => {
  const java = await takeSubmission(await makeFolder({ 'Board.java': both }));
  expect(messages(java.notes)).toContain(
    'The class Solver is in Board.java. Move it to a file of its own: Solver.java.',
  );
  const typescript = await takeSubmission(
    await makeFolder({ 'Board.ts': 'export class Board {}\nexport default class Solver {}\n' }),
  );
  expect(messages(typescript.notes)).toContain('The class Solver is in Board.ts.');
});

it('tells nothing of what only speaks of a class', async () => {
  const text = '// class Solver\n/** The\n * class Solver\n */\npublic class SolverTest extends Solver { }\n';
  const folder = await makeFolder({ 'Board.java': 'public class Board {}', 'Test.java': text });
  expect(messages((await takeSubmission(folder)).notes)).not.toContain('of its own');
});

it('reads a source of nothing but modifiers once', async () => {
  const folder = await makeFolder({ 'Board.java': 'public class Board {}', 'Test.java': 'public\n'.repeat(140_000) });
  expect(messages((await takeSubmission(folder)).notes)).not.toContain('of its own');
});

it('tells that documents and pictures are no sources', async () => {
  const { kind } = await take(await makeFolder({ '8puzzle.docx': 'PK' }));
  expect(kind).toBe('not-gradable');
  expect(await takeReasons(await makeFolder({ '8puzzle.docx': 'PK', 'screen.png': 'x' }))).toContain(
    '8puzzle.docx, screen.png are documents or pictures. Submit the source files themselves.',
  );
});
