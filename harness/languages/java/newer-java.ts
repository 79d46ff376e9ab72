/** Sources in a newer Java than that of the JDK: where it does not know the syntax, its parser finds faults that are none. */
import type { CauseRule } from '../../contracts/language.ts';
import type { Jdk } from './jdk.ts';
import { javaCauses as messages } from './messages/causes.ts';

export const newerJava = ({ feature, version }: Jdk): readonly CauseRule[] => {
  const cause = (): string => messages.newerJava({ version });
  const inLine = syntax.filter(({ since }) => feature < since);
  return [
    // Some versions take a method outside of its class, after a brace too many, for such a program.
    {
      codes: ['compiler.err.preview.feature.disabled*'],
      message: /(?:unnamed|implicitly declared) class/u,
      cause: () => messages.outsideClass(),
    },
    { codes: ['compiler.err.preview.feature.disabled*', 'compiler.err.underscore.as.identifier*'], cause },
    ...library
      .filter(({ since }) => feature < since)
      .map(({ message }) => ({ codes: ['compiler.err.cant.resolve*'], message, cause })),
    {
      codes: ['compiler.err.*'],
      cause: (_, { excerpt }) => (inLine.some(({ line }) => line.test(excerpt)) ? cause() : null),
    },
  ];
};

/** What programs use most of what came to the library since, where the class that the compiler looked in is the library's. */
const library = [
  {
    since: 21,
    message:
      /symbol:\s+method (?:(?:add|get|remove)(?:First|Last)|reversed)\([^]*location: .*\b(?:Collection|List|Deque|ArrayList|ArrayDeque|LinkedList|LinkedHashSet|TreeSet)</u,
  },
  { since: 25, message: /symbol:\s+variable IO\n/u },
] as const;

/** What is nowhere in Java before. */
const syntax = [
  { since: 21, line: /\binstanceof\s+(?:final\s+)?[A-Z][\w.]*\s*\(|\bcase\s+[A-Z][\w.]*(?:\s*\(|\s+\w+\s+when\b)/u },
  { since: 25, line: /^\s*import\s+module\s/u },
] as const;
