/** A name in a script that nothing has would be no answer of any submission: it is told before anything is graded. */
import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Case, Check } from '../contracts/check.ts';
import { usageError } from '../contracts/errors.ts';
import type { LanguageFacts } from '../contracts/language.ts';
import type { Script } from '../contracts/protocol.ts';
import { methodsOf } from '../languages/api-methods.ts';
import { suggestion } from '../text/suggest.ts';
import { type Known, type UnknownName, unknownNames } from './names-in-steps.ts';
import { placeOfText } from './place-in-module.ts';

/** @throws {GraderError} that names the check, the case and the place */
export const requireNames = ({ id, cases }: Check, facts: NamingFacts, module: string): void => {
  const known = namesOf(facts);
  const substitutes = substitutesIn(facts);
  for (const one of cases) {
    for (const script of scriptsOf(one)) {
      const [unknown] = [
        ...unknownSubstitutes(script, substitutes),
        ...unknownNames(script.steps, { ...known, fields: fieldsOfAll(script) }),
      ];
      if (unknown !== undefined) throw wrongName(unknown, `In the check "${id}", case "${one.name}",`, module);
    }
  }
};

/** What of a language's facts says what may be named. */
export type NamingFacts = Pick<LanguageFacts, 'api' | 'instruments'>;

/** Objects have these methods, and classes these static ones, whatever the assignment lists. */
const everywhere = ['toString', 'equals', 'hashCode', 'valueOf', 'main'];

const namesOf = ({ api }: NamingFacts): Pick<Known, 'classes' | 'methods'> => ({
  classes: api.map(({ name }) => name),
  // Of all classes, since one may inherit from another.
  methods: api.some(({ open }) => open === true) ? null : [...new Set([...api.flatMap(methodsOf), ...everywhere])],
});

/** Classes for which there is one of ours: each has a file, with its name or that in small letters. */
const substitutesIn = ({ api, instruments }: NamingFacts): readonly string[] => {
  const folder = join(instruments, 'substitutes');
  const files = existsSync(folder) ? readdirSync(folder).map((file) => parse(file).name.toLowerCase()) : [];
  return api.map(({ name }) => name).filter((name) => files.includes(name.toLowerCase()));
};

const unknownSubstitutes = ({ substitute }: Asked, known: readonly string[]): readonly Unknown[] =>
  substitute.filter((name) => !known.includes(name)).map((name) => ({ kind: 'substitute' as const, name, known }));

type Unknown = Pick<UnknownName, 'name' | 'known'> & { readonly kind: keyof typeof problems };

type Asked = Pick<Script, 'steps' | 'substitute'> & Partial<Pick<Script, 'rows'>>;

const scriptsOf = (one: Case): readonly Asked[] => {
  switch (one.kind) {
    case 'fixed':
      return [one.script, one.comparisonScript, one.sharedScript?.script].filter((script) => script !== undefined);
    case 'random':
      return [one.script];
    case 'series':
      return [one.series.script];
    case 'static':
    case 'skipped':
      return [];
  }
};

/** Null where rows are made later. */
const fieldsOfAll = ({ rows }: Asked): readonly string[] | null =>
  rows === undefined ? null : Object.keys(rows[0] ?? {}).filter((field) => rows.every((row) => field in row));

const wrongName = ({ kind, name, known }: Unknown, where: string, module: string): Error =>
  usageError('unknown-name', `${where} ${problems[kind](name)}.`, {
    where: placeOfText(module, name),
    remedy:
      kind === 'list'
        ? 'Make the list by a step `iterate`, and name it as that step does in `as`.'
        : known.length === 0
          ? 'docs/assignments.md tells what a script consists of.'
          : suggestion(name, known),
  });

const problems = {
  class: (name: string) => `a step names the class "${name}", which the assignment does not have`,
  method: (name: string) => `a step names the method "${name}", which the API of the assignment does not have`,
  handle: (name: string) => `a step names the handle "${name}", which no step before it makes`,
  list: (name: string) => `a step names the list "${name}", which no step \`iterate\` before it makes`,
  field: (name: string) => `a step names the field "${name}", which not every row has`,
  substitute: (name: string) => `the script puts a class of the grader in the place of "${name}", but there is none`,
} as const;
