/**
 * The stack of an exception as lines: the student's own frames, innermost first, what is between them folded to one line,
 * and a recursion told once with its number of calls. Pure, and its work is bounded by the length of the stack.
 */
import { deepestStack, isStackOverflow, repeatedFrames, type StackFrame, type Thrown } from '../contracts/protocol.ts';
import { at } from '../text/at.ts';
import { sanitizeText } from '../text/sanitize.ts';
import { defineMessages } from '../messages/messages.ts';

const stackMessages = defineMessages('stack-trace', {
  others: { one: '(1 frame in {whose})', other: '({count} frames in {whose})' },
  ours: 'the grader’s classes',
  unknown: 'other code',
  both: '{one} and {other}',
  several: '{one} and others',
  frame: '{member} ({file}:{lines})',
  noMember: '{file}:{lines}',
  times: '{frame}, {count} times',
  timesAndMore: '{frame}, at least {count} times',
  group: 'The next {frames} frames, {count} times:',
  groupAndMore: 'The next {frames} frames, at least {count} times:',
  left: { one: '(1 more line)', other: '({count} more lines)' },
});

const mostLines = 20;
/** Frames of one round of a recursion at most. */
const longestRound = 8;
const outermostLines = 4;
const lineCharacters = 300;

/** `Stack.pop (Stack.java:12)`, `(3 frames of java.util)`, `Path.find (Path.java:31), 1,021 times`. */
export const stackLines = (thrown: Thrown): string[] => {
  const places = placesOf(thrown);
  // What is told of a stack ends with an own frame: others may come between that and the deepest one that is known.
  const isCut = isStackOverflow(thrown) || (thrown.stack?.length ?? 0) >= deepestStack;
  const exact = render(rounds(places, sameLine), isCut);
  // A method that calls itself in two places has no round of its own; then its lines are told together.
  const lines = exact.length <= mostLines ? exact : render(rounds(places, sameMember), isCut);
  return shortened(lines).map((line) => sanitizeText(line, lineCharacters));
};

/**
 * The frame that an exception is put down to: the innermost own one. Where calls do not end, the stack may overflow in any line of
 * what they do: then the first line of those that are called within themselves.
 */
export const placeOf = (thrown: Thrown): StackFrame | undefined => {
  const repeated = isStackOverflow(thrown) ? repeatedFrames(thrown) : [];
  const inOrder = repeated.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  return inOrder[0] ?? thrown.frames[0];
};

/** An own frame, or the code between two of them. */
type StackPlace = { readonly frame: StackFrame } | OthersPlace;

/** Names of whose code it is, at least one, and the number of its frames. */
interface OthersPlace {
  readonly whose: readonly string[];
  readonly count: number;
}

const placesOf = ({ frames, others = [], stack = frames.map((_, index) => index) }: Thrown): StackPlace[] => {
  const places: StackPlace[] = [];
  for (const index of stack) {
    const frame = frames[index];
    const last = places.at(-1);
    const whose = others[-1 - index];
    if (frame !== undefined) places.push({ frame });
    else if (whose !== undefined && last !== undefined && 'whose' in last) {
      places[places.length - 1] = { whose: withName(last.whose, whose), count: last.count + 1 };
    } else if (whose !== undefined) places.push({ whose: [whose], count: 1 });
  }
  return places;
};

const withName = (known: readonly string[], name: string): readonly string[] =>
  known.includes(name) || known.length > 2 ? known : [...known, name];

type Key = (place: StackPlace) => string;

const sameLine: Key = (place) =>
  'frame' in place ? `${sameMember(place)}\n${String(place.frame.line)}` : othersLine(place);
const sameMember: Key = (place) =>
  'frame' in place ? `${place.frame.file}\n${place.frame.member}` : othersLine(place);

/** Places that follow one another, and how many times they do. */
interface Round {
  /** By position in the round, all places that were met there. */
  readonly places: readonly (readonly StackPlace[])[];
  readonly times: number;
}

const rounds = (places: readonly StackPlace[], key: Key): Round[] => {
  const keys = places.map(key);
  const found: Round[] = [];
  for (let start = 0; start < places.length;) {
    const { length, times } = bestRound(keys, start);
    const positions = Array.from({ length }, (_, position) =>
      Array.from({ length: times }, (_unused, round) => at(places, start + round * length + position)),
    );
    found.push({ places: positions, times });
    start += length * times;
  }
  return found;
};

/** The round that covers most of what follows; the shortest of several. */
const bestRound = (keys: readonly string[], start: number): { length: number; times: number } => {
  let best = { length: 1, times: 1 };
  for (let length = 1; length <= longestRound && start + 2 * length <= keys.length; length++) {
    let end = start + length;
    while (end < keys.length && keys[end] === keys[end - length]) end++;
    const times = Math.floor((end - start) / length);
    if (times > 1 && times * length > best.times * best.length) best = { length, times };
  }
  return best;
};

const render = (found: readonly Round[], isCut: boolean): string[] =>
  found.flatMap(({ places, times }, index) => {
    const lines = places.map(lineOf);
    if (times === 1) return lines;
    const goesOn = isCut && times > 2 && found.length - index <= lines.length;
    if (lines.length > 1)
      return [
        (goesOn ? stackMessages.groupAndMore : stackMessages.group)({ frames: lines.length, count: times }),
        ...lines,
      ];
    return [(goesOn ? stackMessages.timesAndMore : stackMessages.times)({ frame: at(lines, 0), count: times })];
  });

const lineOf = (met: readonly StackPlace[]): string => {
  const first = at(met, 0);
  if (!('frame' in first)) return othersLine(first);
  const { member, file } = first.frame;
  const lines = [...new Set(met.flatMap((place) => ('frame' in place ? [place.frame.line] : [])))].sort(
    (a, b) => a - b,
  );
  const told = [...lines.slice(0, 3).map(String), ...(lines.length > 3 ? ['...'] : [])].join(', ');
  return member === ''
    ? stackMessages.noMember({ file, lines: told })
    : stackMessages.frame({ member, file, lines: told });
};

const othersLine = ({ whose, count }: OthersPlace): string => {
  const names = whose.map(ownerWords);
  const [one, other] = [at(names, 0), names[1]];
  const told =
    other === undefined
      ? one
      : names.length === 2
        ? stackMessages.both({ one, other })
        : stackMessages.several({ one });
  return stackMessages.others({ count, whose: told });
};

/** The probe's word, unless it cannot be one: the stack is the subject's to write. */
const ownerWords = (name: string): string =>
  name === '' ? stackMessages.ours() : /^[\w$.]{1,60}$/u.test(name) ? name : stackMessages.unknown();

/** The innermost and the outermost lines. */
const shortened = (lines: readonly string[]): readonly string[] => {
  if (lines.length <= mostLines) return lines;
  const head = lines.slice(0, mostLines - outermostLines - 1);
  const left = lines.length - head.length - outermostLines;
  return [...head, stackMessages.left({ count: left }), ...lines.slice(-outermostLines)];
};
