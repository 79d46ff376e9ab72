/** The usual cause of what a compiler complains about, and which complaint to begin with. Pure. */
import type { CauseRule, Diagnostic } from '../contracts/language.ts';
import type { SourceFile } from '../contracts/submission.ts';
import { defineMessages } from '../messages/messages.ts';
import { isNamed } from '../text/is-named.ts';

const messages = defineMessages('compiler-cause', {
  cutOff: 'The file seems to be cut off here. Compare the end of {path} with your own copy, and upload it again.',
  mergeMarker:
    'Git left this line here: keep one of the two versions, and delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`.',
  commaInIndex: 'Each index of a two-dimensional array has brackets of its own: `a[i][j]`, not `a[i, j]`.',
});

/** What a language knows of its compiler's messages. */
export interface CauseTable {
  /** The first that applies counts. */
  readonly rules: readonly CauseRule[];
  /** How far back in the compiler's work a message comes from: 0 for what keeps it from reading the rest. Null for what causes no other. */
  rank(diagnostic: Diagnostic): number | null;
}

/** The messages with their causes, in their order. The error that others may come of is marked, where there are several. */
export const withCauses = (diagnostics: readonly Diagnostic[], table: CauseTable): readonly Diagnostic[] => {
  const errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    .flatMap((one) => {
      const rank = table.rank(one);
      return rank === null ? [] : [{ one, rank }];
    });
  const [first] = errors.toSorted((a, b) => a.rank - b.rank);
  return diagnostics.map((one) => ({
    ...one,
    cause: causeOf(one, table.rules) ?? undefined,
    fixFirst: errors.length > 1 && one === first?.one ? true : undefined,
  }));
};

/**
 * A file that was cut off where it was copied or uploaded: the compiler misses something at its end, which is no end of a statement.
 * `codes` are those of the parser.
 */
export const cutOff = (codes: readonly string[], files: readonly SourceFile[]): CauseRule => ({
  codes,
  cause: (_, { path, line }) => {
    const code = withoutComments(files.find((file) => file.path === path)?.text ?? '');
    return code === '' || /[;}]$/u.test(code) || line < code.split('\n').length ? null : messages.cutOff({ path });
  },
});

/** What Git writes into a file where two versions of it contradict each other. */
export const mergeMarker = (codes: readonly string[]): CauseRule => ({
  codes,
  cause: (_, { excerpt }) => (/^(?:<{7}|={7}|>{7})(?:\s|$)/u.test(excerpt) ? messages.mergeMarker() : null),
});

/** As other languages write it. */
export const commaInIndex = (codes: readonly string[]): CauseRule => ({
  codes,
  cause: (_, { excerpt }) => (/[\w\])]\[[^\][,]+,/u.test(excerpt) ? messages.commaInIndex() : null),
});

/** The text up to the comments and spaces at its end. */
const withoutComments = (text: string): string => {
  for (let rest = text.trimEnd(); ;) {
    const line = rest.lastIndexOf('\n') + 1;
    const comment = rest.endsWith('*/') ? rest.lastIndexOf('/*') : rest.indexOf('//', line);
    if (comment < 0) return rest;
    rest = rest.slice(0, comment).trimEnd();
  }
};

const causeOf = (diagnostic: Diagnostic, rules: readonly CauseRule[]): string | null => {
  for (const rule of rules) {
    if (!isNamed(diagnostic.code, rule.codes)) continue;
    const found = rule.message === undefined ? [] : rule.message.exec(diagnostic.message);
    const cause = found === null ? null : rule.cause(found.slice(1), diagnostic);
    if (cause !== null) return cause;
  }
  return null;
};
