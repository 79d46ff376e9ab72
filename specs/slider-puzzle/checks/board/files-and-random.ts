/** The two checks of a method: the same question about the boards of files, and about random ones. */
import type { Check } from '../../../../harness/contracts/check.ts';
import type { Tiles } from '../../../../reference/puzzle/tiles.ts';
import type { RandomSize } from '../../puzzles/file-sets.ts';
import type { Question } from '../../questions/question.ts';
import { randomBoardCases } from '../../questions/random-boards.ts';
import { boardCheck, explained, fileCases, type CheckContext } from '../context.ts';

/** What differs from method to method; `id` without the letter. */
interface Asked {
  readonly id: string;
  readonly messages: Parameters<typeof explained>[0] & Readonly<Record<'filesTitle' | 'randomTitle', () => string>>;
  readonly source: string;
  readonly question: Question<Tiles>;
  readonly files: readonly string[];
  readonly sizes: readonly RandomSize[];
}

export const filesAndRandom = (
  context: CheckContext,
  { id, messages, source, question, files, sizes }: Asked,
): readonly Check[] => [
  boardCheck({
    id: `${id}a`,
    title: messages.filesTitle(),
    explanation: explained(messages, source),
    cases: fileCases(context, files, question, ({ tiles }) => tiles),
  }),
  boardCheck({
    id: `${id}b`,
    title: messages.randomTitle(),
    explanation: explained(messages, source),
    cases: randomBoardCases(question, sizes),
  }),
];
