/** Classes of a course's library that the grader does not have. */
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../contracts/language.ts';
import { missingClasses } from './missing-classes.ts';

const source = { path: 'Maze.java', text: 'import org.course.Graph;\nclass Maze { Graph graph; }\n' };

const unresolved: Diagnostic = {
  ...{ severity: 'error', path: source.path, line: 2, column: 14, code: 'compiler.err.cant.resolve.location' },
  ...{ message: 'cannot find symbol\n  symbol:   class Graph\n  location: class Maze', excerpt: '' },
};

it.each([
  ['is named with the package of the library', [['Stack', 'org.course.Stack']], ['org.course.Graph']],
  ['is none of a library without packages', [['Stack', 'Stack']], []],
  ['is none where there is no library', [], []],
] as const)('a class that is missing %s', (_, types, named) => {
  const found = missingClasses([unresolved], [source], { types: new Map(types), withoutImports: false });
  expect(found.map(({ what }) => what)).toEqual(named);
});
