import { describe, expect, it } from 'vitest';
import { aboutCode } from '../../../harness/messages/in-locale.ts';
import { exceptionHint, exceptionWords, type Exception } from './exception.ts';

const thrown = (type: string, message = ''): Exception => ({ kind: 'exception', type, message, frames: [] });

describe('exceptions in words', () => {
  it('says the type, the place and the message', () => {
    const frames = [{ member: 'Board.equals', file: 'Board.java', line: 12 }];
    expect(exceptionWords({ ...thrown('java.lang.ClassCastException', 'no Board'), frames })).toBe(
      'java.lang.ClassCastException at Board.java:12 (in Board.equals): no Board',
    );
  });

  it('bounds what the student wrote', () => {
    expect(exceptionWords(thrown('x'.repeat(5_000), 'y'.repeat(5_000))).length).toBeLessThan(400);
  });

  it.each([
    ['java.lang.StackOverflowError', 'keeps calling itself'],
    ['RangeError: StdIn.readInt(): there are no more values', 'reads input'],
    ['java.util.InputMismatchException', 'is not one'],
    ['java.util.NoSuchElementException', 'delMin()'],
    ['java.util.NoSuchElementException No value present', 'The value of an empty Optional'],
    ['java.lang.ClassCastException', 'cast'],
    ['java.lang.NullPointerException', 'no previous node'],
  ])('names the likely cause of %s', (type, words) => {
    expect(exceptionHint(thrown(type))).toContain(words);
  });

  it('tells of hasNext() where an iterator has nothing left', () => {
    const frames = [{ member: 'Board$1.next', file: 'Board.java', line: 95 }];
    expect(exceptionHint({ ...thrown('java.util.NoSuchElementException'), frames })).toContain(
      'hasNext() must be false',
    );
  });

  it('names a part of Java that is not there, and no class of the submission', () => {
    const missing = (name: string) => exceptionHint(thrown('java.lang.NoClassDefFoundError', name));
    expect(missing('javax/swing/JPanel')).toContain('javax.swing.JPanel is in a part of Java that is not there');
    expect(missing('Node')).toBeUndefined();
  });

  it('names what is null when a Solver answers', () => {
    const frames = [{ member: 'Solver.moves', file: 'Solver.java', line: 83 }];
    expect(exceptionHint({ ...thrown('java.lang.NullPointerException'), frames })).toContain('no solution');
  });

  it.each(['java.lang.RuntimeException', 'java.lang.IllegalArgumentException', 'java.lang.Exception', 'Error'])(
    'tells of a Solver that throws %s itself that no solution is no error',
    (type) => {
      const frames = [{ member: 'Solver.<init>', file: 'Solver.java', line: 43 }];
      expect(exceptionHint({ ...thrown(type, 'unsolvable'), frames })).toContain('moves() -1, and solution() null');
      const calledByIt = exceptionHint({ ...thrown(type), frames, stack: [-1, 0] });
      expect(calledByIt ?? '').not.toContain('throws this itself');
    },
  );

  it.each([
    ['compare', 'as in a method that is passed on'],
    ['Solver.compare', 'equals() may be given null'],
  ])('tells of `this` where %s has no object', (member, words) => {
    const frames = [{ member, file: 'Solver.ts', line: 36 }];
    const message = "Cannot read properties of undefined (reading 'weight')";
    expect(exceptionHint({ ...thrown('TypeError', message), frames })).toContain(words);
  });

  it.each(['#heap', 'Board'])('tells of a method of ours that has no object to ask for %s', (member) => {
    const frames = [{ member: 'new Solver', file: 'Solver.ts', line: 24 }];
    const error = thrown('TypeError', `Cannot read properties of undefined (reading '${member}')`);
    expect(exceptionHint({ ...error, frames, others: [''], stack: [-1, 0] })).toContain('called without its object');
    expect(exceptionHint({ ...error, frames })).not.toContain('called without its object');
  });

  it.each([
    ['Board.hamming', 'Cannot read the array length because "this.tiles" is null', 'The field tiles is null'],
    ['Solver.<init>', 'Cannot invoke "MinPQ.insert(Object)" because "this.queue" is null', 'The field queue is null'],
    ['Solver.moves', 'Cannot read field "moves" because "this.last" is null', 'no solution'],
    [
      'Solver$Node.moves',
      'Cannot invoke "Solver$Node.moves()" because "this.prev" is null',
      'equals() may be given null',
    ],
    ['Solver$Node.compareTo', 'Cannot read field "board" because "this.prev" is null', 'no previous node'],
    [
      'Board.<init>',
      'Cannot store to int array because "this.tiles[i]" is null',
      '`new int[n][]` makes an array without',
    ],
    ['Board.equals', 'Cannot read field "tiles" because "that" is null', 'equals() may be given null'],
  ])('names what Java found null in %s: %s', (member, message, words) => {
    const frames = [{ member, file: 'Board.java', line: 12 }];
    expect(exceptionHint({ ...thrown('java.lang.NullPointerException', message), frames })).toContain(words);
  });

  it('tells of rows that an array was never given', () => {
    const message = "Cannot set properties of undefined (setting '0')";
    expect(exceptionHint(thrown('TypeError', message))).toContain('`[]` has no rows');
  });

  it.each([
    [
      'java.lang.StackOverflowError',
      ['Board.neighbors', 'Board.<init>'],
      'The constructor of Board makes other boards',
    ],
    ['RangeError: Maximum call stack', ['new Solver'], 'The constructor of Solver makes another Solver'],
    ['java.lang.StackOverflowError', ['Board.toString'], 'A method keeps calling itself'],
  ])('tells of %s what keeps being called: %j', (type, members, words) => {
    const frames = [...members, 'Solver.<init>'].map((member, line) => ({ member, file: 'Board.java', line }));
    const round = members.map((_, index) => index);
    const stack = [...round, ...round, ...round, members.length];
    const hint = exceptionHint({ ...thrown(type), frames, others: [], stack });
    expect(hint).toContain(words);
    expect(hint).not.toContain('twin()');
  });

  it.each([
    ['java.lang.IllegalArgumentException', 'Could not open puzzle04.txt'],
    ['java.io.FileNotFoundException', 'puzzle04.txt (No such file or directory)'],
    ['Error', 'In: could not open puzzle04.txt'],
  ])('tells of %s: %s that there is no file', (type, message) => {
    const frames = [{ member: 'Solver.<init>', file: 'Solver.java', line: 9 }];
    expect(exceptionHint({ ...thrown(type, message), frames, stack: [-1, 0] })).toContain(
      'Nothing but main() may read',
    );
  });

  it('tells what is not written yet, and ends no sentence twice', () => {
    expect(exceptionHint(thrown('Error', 'Method not implemented.'))).toBe('The method is not written yet.');
    expect(exceptionWords(thrown('Error', 'Method not implemented.'))).toBe('Error: Method not implemented');
    expect(exceptionWords(thrown('Error', 'The board is null!'))).toBe('Error: The board is null');
  });

  it.each(['Board', 'AstarPuzzleSolver'])('tells of null in isSolvable() of %s nothing about a search', (name) => {
    const frames = [{ member: `${name}.isSolvable`, file: `${name}.java`, line: 83 }];
    expect(exceptionHint({ ...thrown('java.lang.NullPointerException'), frames })).not.toContain('no solution');
  });

  it.each([
    ['Board.neighbors', 'Index 3 out of bounds for length 3', 'last row'],
    ['Board.neighbors', 'Index -3 out of bounds for length 9', 'last row'],
    ['Board.neighbors', 'Index -10 out of bounds for length 12', 'in a byte from 128 on'],
    ['Board.<init>', 'Index 0 out of bounds for length 0', 'its length was 0 when it was made'],
    ['Board.twin', 'Index 2 out of bounds for length 2', '2-by-2 board'],
    ['Board.twin', 'Index 3 out of bounds for length 3', 'one less than the length'],
  ])('names the likely cause of an index in %s: %s', (member, message, words) => {
    const frames = ['Board.swapped', member].map((one) => ({ member: one, file: 'Board.java', line: 12 }));
    expect(exceptionHint({ ...thrown('java.lang.ArrayIndexOutOfBoundsException', message), frames })).toContain(words);
  });

  it.each([
    ['java.lang.IndexOutOfBoundsException', 'Index 2 out of bounds for length 2', 'outside the array, list or string'],
    ['java.lang.NegativeArraySizeException', '-112', 'cannot have a length below 0'],
    ['java.lang.NegativeArraySizeException', '-1', 'a size that is still 0'],
  ])('takes %s for no index of a small board', (type, message, words) => {
    expect(exceptionHint(thrown(type, message))).toContain(words);
  });

  it.each([
    ['Board.equals', 'class java.lang.String cannot be cast to class Board', 'equals() casts its argument'],
    ['Solver.<init>', 'class Solver$Node cannot be cast to class java.lang.Comparable (in module)', 'Comparator'],
    [
      'Solver.step',
      'class java.util.ImmutableCollections$List12 cannot be cast to class edu.princeton.cs.algs4.Queue',
      'the grader’s Board: its neighbors() returns an Iterable<Board>',
    ],
    ['Solver.step', 'class A cannot be cast to class B', 'test its class before the cast'],
    [
      'Board.neighbors',
      'class [Ljava.lang.Object; cannot be cast to class [LBoard; (in module)',
      'make an Object[], whatever is in it',
    ],
  ])('names the likely cause of a cast in %s: %s', (member, message, words) => {
    const frames = [{ member, file: 'Solver.java', line: 12 }];
    expect(exceptionHint({ ...thrown('java.lang.ClassCastException', message), frames })).toContain(words);
  });

  it.each([
    ['Board.<init>', 'The constructor threw for a valid argument'],
    ['Solver.solve', undefined],
  ])('names the likely cause of a refused argument in %s alone where that is a constructor', (member, words) => {
    const frames = [member, 'Solver.<init>'].map((one) => ({ member: one, file: 'Solver.java', line: 12 }));
    const byLibrary = { ...thrown('java.lang.IllegalArgumentException', 'no'), frames, stack: [-1, 0, 1] };
    const hint = exceptionHint(byLibrary);
    expect(hint?.slice(0, words?.length)).toBe(words);
  });

  it.each([
    [
      'node.board.neighbors(...).some is not a function',
      'the grader’s Board: its neighbors() returns an Iterable<Board>',
    ],
    ['node.board.neighbors(...).pop is not a function', 'neighbors() returns an Iterable<Board>'],
    [
      'node.board.neighbors.filter is not a function or its return value is not iterable',
      'neighbors() returns an Iterable<Board>',
    ],
    ['this.compare is not a function', '`this` may be another object'],
    ['this.rows is not iterable', 'for...of, a spread or a destructuring'],
    ['undefined is not iterable', 'that is used as an object is null or undefined'],
  ])('names the likely cause of %s', (message, words) => {
    expect(aboutCode('typescript', () => exceptionHint(thrown('TypeError', message)))).toContain(words);
  });

  it('says in both languages that the grader has its own Board when a method is called that it lacks', () => {
    const hints = [
      exceptionHint(thrown('java.lang.NoSuchMethodError', "'boolean Board.isSolvable()'")),
      exceptionHint(thrown('TypeError', 'initial.isSolvable is not a function')),
    ];
    for (const hint of hints) expect(hint).toContain('Solver is tested with the grader’s Board');
  });

  it('names the likely cause of a TypeError by its message', () => {
    const hint = (): unknown => exceptionHint(thrown('TypeError', "Cannot read properties of undefined (reading '2')"));
    expect(aboutCode('typescript', hint)).toContain('undefined');
    expect(aboutCode('java', hint)).not.toContain('undefined');
  });

  it('tells of an empty queue in TypeScript that boards may be alike as JSON', () => {
    const hint = (): string | undefined => exceptionHint(thrown('RangeError', 'MinPQ underflow'));
    expect(aboutCode('typescript', hint)).toContain('JSON.stringify()');
    expect(aboutCode('java', hint)).not.toContain('JSON');
  });

  it.each([
    ['Board.neighbors', 'where the blank has no neighbor'],
    ['Board.twin', 'that is used as an object'],
  ])('names the likely cause of a row that is not there in %s', (member, words) => {
    const frames = ['Board.swap', member].map((one) => ({ member: one, file: 'Board.ts', line: 99 }));
    const error = thrown('TypeError', "Cannot read properties of undefined (reading 'indexOf')");
    expect(exceptionHint({ ...error, frames })).toContain(words);
  });

  it.each([
    ['java.lang.NoClassDefFoundError', 'Could not initialize class Board', [], 'Board cannot be loaded: its static'],
    ['java.lang.ArrayIndexOutOfBoundsException', 'Index 8', ['Board.<clinit>'], 'Board cannot be loaded: its static'],
    ['java.lang.NullPointerException', '', ['Board.fill', 'Board.<clinit>', 'Solver.main'], 'Board cannot be loaded'],
    ['java.lang.ExceptionInInitializerError', '', [], 'A class cannot be loaded: its static initializer'],
    ['TypeError', 'x of undefined', ['<static_initializer>'], 'A class in Board.ts cannot be loaded: its static'],
    ['RangeError', 'Maximum call stack size exceeded', ['visit', ''], 'keeps calling itself'],
    ['TypeError', 'x of undefined', ['fill', ''], 'to come from code outside classes and functions'],
  ])('tells of %s (%s) in %j what is loaded', (type, message, members, words) => {
    const frames = members.map((member) => ({ member, file: 'Board.ts', line: 2 }));
    expect(exceptionHint({ ...thrown(type, message), frames })).toContain(words);
  });

  it('tells no method where code stands outside of all', () => {
    const frames = [{ member: '', file: 'Board.ts', line: 2 }];
    expect(exceptionWords({ ...thrown('TypeError', 'no'), frames })).toBe('TypeError at Board.ts:2: no');
  });

  it.each([
    ['java.util.NoSuchElementException', 'No line found'],
    [
      'java.util.NoSuchElementException',
      "attempts to read a value of type 'int' from standard input, but no more input is available",
    ],
    ['ReferenceError', 'prompt is not defined'],
  ])('tells of %s: %s that there is no input', (type, message) => {
    expect(exceptionHint(thrown(type, message))).toContain('Nothing but main() may read standard input');
  });

  it('takes an empty list in neighbors() for no edge', () => {
    const frames = [{ member: 'Board.neighbors', file: 'Board.java', line: 12 }];
    const error = thrown('java.lang.IndexOutOfBoundsException', 'Index 0 out of bounds for length 0');
    expect(exceptionHint({ ...error, frames })).toContain('outside the array, list or string');
  });

  it('says nothing where the type says nothing', () => {
    expect(exceptionHint(thrown('MyException'))).toBeUndefined();
    expect(exceptionHint(thrown('java.lang.ArithmeticException', 'integer overflow'))).toBeUndefined();
    expect(exceptionHint(thrown('java.lang.ArithmeticException', '/ by zero'))).toContain('A division by zero');
  });
});
