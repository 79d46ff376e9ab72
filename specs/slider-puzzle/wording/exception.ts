/** Exceptions in words: which call threw what, at which line, and the likely cause by type. */
import { isStackOverflow, repeatedFrames, type StackFrame, type Thrown } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { isInNeighbors, nullHint } from './null-hint.ts';
import { shorten, steady } from './show.ts';

const messages = defineMessages('exception', {
  thrownIn: '{type} at {file}:{line} (in {member})',
  thrownAt: '{type} at {file}:{line}',
  notInitialized:
    '{class} cannot be loaded: its static initializer throws an exception. Look at the static fields and static blocks, which run when a class is loaded.',
  someClass: 'A class',
  classIn: 'A class in {file}',
  topOfModule:
    'The exception seems to come from code outside classes and functions, which runs when its file is loaded. No class of the file can be used until that code no longer throws.',
  noInput:
    'The program reads input, and there is none. Nothing but main() may read standard input: constructors and other methods are given all that they need.',
  inputNoNumber:
    'Input was read as a number, and it is not one. Nothing but main() needs to read any: constructors and other methods are given numbers.',
  endlessRecursion:
    'A method keeps calling itself, as toString() or equals() may by mistake, or the recursion is as deep as the search. Use a loop.',
  endlessBoards:
    'The constructor of Board makes other boards, whose constructors make more of them, without end. Make them when the method that returns them is called, not before.',
  endlessSolvers:
    'The constructor of Solver makes another Solver, whose constructor makes one more, without end. Search in the constructor itself: where the twin is searched, too, take one step of each search in turn.',
  arrayEmpty:
    'The array has no elements: its length was 0 when it was made. A field that holds the size is 0 until the constructor sets it, so make arrays of that size only after that.',
  indexOutside:
    'An index is outside the array, list or string: the first is 0, and the last is one less than the length.',
  indexOutsideOfTwo:
    'An index is outside the array: on a 2-by-2 board, rows and columns have no other numbers than 0 and 1.',
  indexBeyondEdge:
    'An index is outside the array: check the first and the last row and column, where the blank has no neighbor on one side.',
  indexFarBelow:
    'An index is far below 0: a number that is too large for its type turns negative, in a byte from 128 on, in a short from 32,768 on; or the index is computed from a wrong position.',
  sizeBelowZero:
    'An array cannot have a length below 0: a number that is too large for its type turns negative, in a byte from 128 on, in a short from 32,768 on; or the length is computed from a size that is still 0.',
  nothingLeft:
    'Something was taken out where nothing was left, as by delMin(), remove() or next(): check first that there is something, and end the search when the goal comes out.',
  'nothingLeft@typescript':
    'delMin() or next() was called when nothing was left: check first that there is something, and end the search when the goal comes out. If no neighbor was put in at all: neighbors() returns an Iterable<Board>, which has no length and no indices; and JSON.stringify() gives the same text for all boards whose fields are private, as those of the grader’s Board are: compare boards with equals().',
  iteratorEnded:
    'next() of an iterator was called when nothing was left. If the iterator is your own: hasNext() must be false once all has been given.',
  emptyOptional:
    'The value of an empty Optional was taken, such as that of a stream with no elements: test isPresent() first.',
  wrongClass:
    'An object is cast to a class that it is not an instance of: test its class before the cast in equals(), and give the queue a Comparator or make its keys Comparable.',
  castInEquals: 'equals() casts its argument to a class that it is not an instance of: test its class before the cast.',
  keysNotComparable: 'The queue compares its keys: give it a Comparator, or make the keys Comparable.',
  castCollection:
    'A collection is cast to a class that it is not an instance of. Solver is tested with the grader’s Board: its neighbors() returns an Iterable<Board> of another class than yours does. Iterate over it with a for-each loop, and assume nothing more.',
  castArray:
    'An array is cast to a type that it was not made with: new Object[n] and toArray() make an Object[], whatever is in it. Make an array of the right type, as in new Board[n] or toArray(new Board[0]).',
  notAnArray:
    'A method of an array or collection is called on something else. Solver is tested with the grader’s Board: its neighbors() returns an Iterable<Board> that is no array, whatever yours returns. Iterate over it with for...of, or copy it into an array first.',
  notIterable:
    'for...of, a spread or a destructuring got something that cannot be iterated over: a field that was never set is undefined, a plain object has no items, and an async method returns a Promise.',
  changedWhileWalked:
    'A collection is changed while it is being iterated over. Skip what you do not need in the loop, instead of removing it.',
  memoryUsedUp: 'The program keeps creating objects, or holds on to ones it no longer needs.',
  notWritten: 'The method is not written yet.',
  unsupported:
    'The method is not written yet, or changes a collection that cannot be changed, as the one that neighbors() returns may be: leave a board out instead of removing it.',
  noFile:
    'The program opens a file, and there is none. Nothing but main() may read files: constructors and other methods are given all that they need.',
  readAsNumber: 'Text was parsed as a number; the constructor is given numbers and need not parse anything.',
  divisionByZero: 'A division by zero: look at divisions and remainders by n or by a tile.',
  notInPlatform:
    '{class} is in a part of Java that is not there when a program is graded: only the module java.base is, with java.lang, java.util and the like. Leave it out; what draws windows or writes logs belongs in a class that the program does not need.',
  argumentRefused: 'The constructor threw for a valid argument: look at the condition under which it does.',
  thrownOnPurpose:
    'The Solver throws this itself, for a valid board: look at the condition under which it does. Where isSolvable() is a method of Solver, a board that cannot be solved is valid, too: isSolvable() returns false, moves() -1, and solution() null.',
  noSuchMember:
    'Solver is tested with the grader’s Board, which has the public methods of the API and nothing else. Call only those: what else the Solver needs belongs in the Solver.',
  noSuchMethod:
    'A method is called that the object does not have. Solver is tested with the grader’s Board, which has only the methods of the API; inside callbacks, `this` may be another object.',
});

export type Exception = Thrown;

/** `java.lang.NullPointerException at Board.java:12 (in Board.equals): message`. */
export const exceptionWords = (exception: Exception): string => {
  // What is said of it ends with a full stop.
  const message =
    exception.message === '' ? '' : `: ${shorten(steady(exception.message), 200).replace(/(?<!\.)\.$|[!?]+$/, '')}`;
  return `${placeWords(shorten(exception.type, 100), exception.frames[0])}${message}`;
};

/** Code at the top of a module, and some functions, have no name. */
const placeWords = (type: string, frame: StackFrame | undefined): string => {
  if (frame === undefined) return type;
  const [file, line] = [shorten(frame.file, 80), String(frame.line)];
  return frame.member === ''
    ? messages.thrownAt({ type, file, line })
    : messages.thrownIn({ type, file, line, member: shorten(frame.member, 80) });
};

/** The likely cause, by the type's name; undefined when the type says nothing. */
export const exceptionHint = (exception: Exception): string | undefined =>
  loadingHint(exception) ??
  (isStackOverflow(exception)
    ? endlessHint(exception)
    : causes.find(({ type }) => type.test(`${exception.type} ${exception.message}`))?.hint(exception));

/** What is thrown while a class or a module is loaded comes of no call; undefined for all else. */
const loadingHint = (exception: Exception): string | undefined => {
  const { type, message, frames } = exception;
  const [, known] = /^Could not initialize class ([\w$.]+)/.exec(message) ?? [];
  const frame = frames.find(({ member }) => /(?:^|\.)<(?:clinit|static_initializer)>$/.test(member));
  if (known !== undefined) return messages.notInitialized({ class: shorten(known, 80) });
  if (frame !== undefined) return messages.notInitialized({ class: loadedClass(frame) });
  if (type.includes('ExceptionInInitializer')) return messages.notInitialized({ class: messages.someClass() });
  // Of an endless recursion only the innermost calls are known.
  return frames.at(-1)?.member === '' && !isStackOverflow(exception) ? messages.topOfModule() : undefined;
};

const loadedClass = ({ member, file }: StackFrame): string => {
  const name = member.slice(0, Math.max(0, member.lastIndexOf('.')));
  return shorten(name === '' ? messages.classIn({ file }) : name, 80);
};

/** A cast goes wrong in three places, each with its own cause. */
const castHint = ({ message, frames }: Exception): string => {
  if (frames[0]?.member.endsWith('.equals') === true) return messages.castInEquals();
  if (/cannot be cast to class java\.lang\.Comparable\b/.test(message)) return messages.keysNotComparable();
  if (message.startsWith('class [L')) return messages.castArray();
  return /cannot be cast to class (java\.util|edu\.princeton\.cs\.algs4|\[L)/.test(message)
    ? messages.castCollection()
    : messages.wrongClass();
};

/** Only Java's iterators say beforehand whether there is more. */
const nothingLeftHint = ({ type, frames: [frame] }: Exception): string =>
  type.startsWith('java.') && frame?.member.endsWith('.next') === true
    ? messages.iteratorEnded()
    : messages.nothingLeft();

/** The virtual machine writes names with slashes. */
const platformHint = ({ message }: Exception): string =>
  messages.notInPlatform({ class: shorten(message.replaceAll('/', '.'), 80) });

/** One step beyond the upper edge is -1, or as far as -n where the n rows of n are in one array. */
const indexHint = (exception: Exception): string => {
  const { type, message } = exception;
  const [index = 0, length = 0] = Array.from(message.matchAll(/-?\d+/g), Number);
  if (type.endsWith('.ArrayIndexOutOfBoundsException') && message.endsWith('length 0')) return messages.arrayEmpty();
  const isOneStep = index >= 0 || index === -1 || (Number.isInteger(Math.sqrt(length)) && index ** 2 <= length);
  if (!isOneStep) return messages.indexFarBelow();
  if (isInNeighbors(exception) && !message.endsWith('length 0')) return messages.indexBeyondEdge();
  // A list of two may be anything, such as the neighbors of a corner.
  const isOfTwo = type.endsWith('.ArrayIndexOutOfBoundsException') && message.endsWith('length 2');
  return isOfTwo ? messages.indexOutsideOfTwo() : messages.indexOutside();
};

/** A library throws it for many reasons. */
const argumentHint = (exception: Exception): string | undefined =>
  ownHint(exception) ??
  (exception.frames[0]?.member.endsWith('.<init>') === true ? messages.argumentRefused() : undefined);

/** Thrown by a line of the Solver, and not by what it calls: `stack` begins with one of `frames`. */
const ownHint = ({ frames, stack = [0] }: Exception): string | undefined =>
  stack[0] === 0 && frames[0]?.member.startsWith('Solver') === true ? messages.thrownOnPurpose() : undefined;

/** A constructor that is more than once on the stack is called within itself. */
const endlessHint = (exception: Exception): string => {
  const repeated = repeatedFrames(exception);
  const isWithinItself = (name: string): boolean =>
    repeated.some(({ member }) => member === `${name}.<init>` || member === `new ${name}`);
  if (isWithinItself('Board')) return messages.endlessBoards();
  return isWithinItself('Solver') ? messages.endlessSolvers() : messages.endlessRecursion();
};

const causes: readonly { readonly type: RegExp; readonly hint: (exception: Exception) => string | undefined }[] = [
  { type: /IndexOutOfBounds/, hint: indexHint },
  { type: /NegativeArraySize/, hint: messages.sizeBelowZero },
  { type: /NullPointer|of null|of undefined|null is not|undefined is not/, hint: nullHint },
  // Of a loop over what it gives, the engine says that it may not be iterable, either.
  {
    type: /\.(?:push|pop|shift|unshift|splice|slice|concat|at|forEach|map|flatMap|flat|filter|some|every|find(?:Last)?(?:Index)?|reduce(?:Right)?|sort|reverse|to(?:Sorted|Reversed|Spliced|Array)|includes|indexOf|join|entries|keys|values|next|take|drop|enqueue|dequeue|isEmpty|size) is not a function/,
    hint: messages.notAnArray,
  },
  { type: /is not iterable/, hint: messages.notIterable },
  {
    type: /No line found|standard input, but no more|\bStdIn\.\w+\(\): there are no more|\bprompt is not defined/,
    hint: messages.noInput,
  },
  { type: /\bcould not open\b|(?:FileNotFound|NoSuchFile)Exception/i, hint: messages.noFile },
  { type: /InputMismatch/, hint: messages.inputNoNumber },
  { type: /\bNo value present\b/, hint: messages.emptyOptional },
  { type: /NoSuchElement|underflow/i, hint: nothingLeftHint },
  { type: /NoSuch(?:Method|Field)Error|IllegalAccessError/, hint: messages.noSuchMember },
  { type: /NoClassDefFound\w+ javax?\//, hint: platformHint },
  { type: /ClassCast/, hint: castHint },
  { type: /ConcurrentModification/, hint: messages.changedWhileWalked },
  { type: /OutOfMemory/, hint: messages.memoryUsedUp },
  { type: /\bnot (?:yet )?implemented|\bnot supported yet/i, hint: messages.notWritten },
  { type: /UnsupportedOperation/, hint: messages.unsupported },
  { type: /NumberFormat/, hint: messages.readAsNumber },
  // What is thrown where a number overflows says so itself.
  { type: /Arithmetic.*\bzero\b/i, hint: messages.divisionByZero },
  { type: /IllegalArgument/, hint: argumentHint },
  { type: /^(?:java\.lang\.)?(?:(?:Runtime|IllegalState)?Exception|Error) /, hint: ownHint },
  { type: /is not a function/, hint: messages.noSuchMethod },
];
