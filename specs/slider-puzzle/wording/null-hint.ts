/** The likely cause where null or undefined is used as an object. */
import type { Thrown } from '../../../harness/contracts/protocol.ts';
import { defineMessages } from '../../../harness/messages/messages.ts';
import { shorten } from './show.ts';

const messages = defineMessages('exception', {
  rowBeyondEdge:
    'A row that is not there is undefined: check the first and the last row and column, where the blank has no neighbor on one side, and that a copy has all its rows. A field that was never set is undefined, too.',
  rowNotMade:
    'A row of an array is undefined: `[]` has no rows, and neither has `new Array(n)`. Make each row before you fill it, as in `copy[row] = []`.',
  elementNull:
    'An element of an array is null: `new int[n][]` makes an array without its rows, and `new Board[n]` one without boards. Put each in its place before you use it; `new int[n][n]` makes the rows, too.',
  fieldNull:
    'The field {field} is null where it is used: assign it before that, as in `this.{field} = ...` in the constructor. With a type before the name, such a line declares a new local variable, and the field stays null.',
  nothingThere:
    'Something that is used as an object is null: the initial node of the search has no previous node, equals() may be given null, or a field is not set yet.',
  'nothingThere@typescript':
    'Something that is used as an object is null or undefined: the initial node of the search has no previous node, equals() may be given null, a field may not be set yet, and a row or column beyond the edge does not exist.',
  noSolutionThere:
    'The method uses something that is null. A board that cannot be solved has no goal node and no solution: test for that first, and make sure that both are set for all other boards. The way back ends at the initial node, which has no previous node.',
  'noSolutionThere@typescript':
    'The method uses something that is null or undefined. A board that cannot be solved has no goal node and no solution: test for that first, and make sure that both are set for all other boards. The way back ends at the initial node, which has no previous node.',
  objectLost:
    'A method of a Board or of the library is called without its object, as after `const insert = queue.insert`, or where `board.neighbors` is passed on as a function: call `queue.insert(node)`, and pass on `() => board.neighbors()`.',
  thisLost:
    'Something that is used as an object is undefined: the initial node of the search may have no previous node, or `this` has no object, as in a method that is passed on as a function: write `(a, b) => this.compare(a, b)` instead of `this.compare`.',
});

/** Of whatever class: a search node may have a method of such a name, which the search calls, too. */
const answer = /^(?:.*(?<!\bBoard)\.)?(?:moves|solution|isSolvable)$/;
const answerOfSolver = /^(?:.*\bSolver\.)?(?:moves|solution|isSolvable)$/;

/** By the answers of a Solver the search is over, and nothing is beyond an edge. What else solves may have helpers of these names. */
export const nullHint = (thrown: Thrown): string => {
  if (lacksObject(thrown)) return messages.objectLost();
  if (isOfUndefined(thrown) && isInNeighbors(thrown)) return messages.rowBeyondEdge();
  if (/ of undefined \(setting '\d+'\)/.test(thrown.message)) return messages.rowNotMade();
  if (mayLackThis(thrown)) return messages.thisLost();
  const isAnswer = answer.test(memberOf(thrown)) && thrown.frames.some(({ member }) => answerOfSolver.test(member));
  return isAnswer ? messages.noSolutionThere() : (namedHint(thrown) ?? messages.nothingThere());
};

/** Java says what is null: `Cannot read the array length because "this.tiles" is null`. A search node has fields that may be. */
const namedHint = (thrown: Thrown): string | undefined => {
  const [, name = ''] = /^Cannot .* because "([^"]+)" is null$/.exec(thrown.message) ?? [];
  if (name.endsWith(']')) return messages.elementNull();
  const [, field] = /^this\.(\w+)$/.exec(name) ?? [];
  const isOfClass = /^(?:Board|Solver)\.[\w<>]+$/.test(memberOf(thrown));
  return field !== undefined && isOfClass ? messages.fieldNull({ field: shorten(field, 80) }) : undefined;
};

const memberOf = ({ frames }: Thrown): string => frames[0]?.member ?? '';

/** JavaScript gives undefined for a row outside the array, and throws for what is asked of that. */
const isOfUndefined = ({ message }: Thrown): boolean => /of undefined \((?:reading|setting) '/.test(message);

/** Our own classes ask their objects for private members, which are named with #, or by the class; and undefined, where they have none. */
const lacksObject = ({ message, stack: [innermost = 0] = [], others = [] }: Thrown): boolean =>
  / of undefined \(reading '[#A-Z]/.test(message) && innermost < 0 && others[-1 - innermost] === '';

/** JavaScript names the class of a method only where it has an object; a function has none. */
const mayLackThis = (thrown: Thrown): boolean =>
  / of undefined \(reading '[A-Za-z_$#]/.test(thrown.message) && /^[\w$]+$/.test(memberOf(thrown));

export const isInNeighbors = ({ frames }: Thrown): boolean =>
  frames.some(({ member }) => member.endsWith('.neighbors'));
