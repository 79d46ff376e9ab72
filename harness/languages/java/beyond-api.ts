/**
 * Classes that were compiled by themselves stand on substitutes for the classes that are missing. A substitute serves
 * all editions of an assignment, so it may have methods that this one does not know; calling those is a compile error.
 */
import type { ClassFacts, CodeFacts } from '../../contracts/code-facts.ts';
import type { ApiClass } from '../../contracts/language.ts';
import { methodsOf } from '../api-methods.ts';

/** Of the classes that were compiled alone, those that use a member which the API of another class does not have. */
export const beyondApi = (alone: readonly string[], code: CodeFacts, api: readonly ApiClass[]): readonly string[] =>
  alone.filter((name) => code.classes.some((one) => one.outermost === name && callsBeyond(one, api)));

const callsBeyond = ({ outermost, references }: ClassFacts, api: readonly ApiClass[]): boolean =>
  references.some(({ to, member }) => {
    const called = api.find(({ name }) => name === to && name !== outermost);
    return called !== undefined && member !== null && !inherited.has(member) && !methodsOf(called).includes(member);
  });

const inherited: ReadonlySet<string> = new Set(['<init>', 'equals', 'getClass', 'hashCode', 'toString']);
