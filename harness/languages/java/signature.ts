/** Members of a Java class as text: `public Iterable<Item> items()`. */
import type { DeclaredMember } from './compile.ts';

export interface Signature {
  readonly kind: 'constructor' | 'method';
  readonly name: string;
  /** Empty for a constructor. */
  readonly type: string;
  readonly parameterTypes: readonly string[];
  readonly modifiers: readonly string[];
}

const PATTERN =
  /^(?<modifiers>(?:(?:public|protected|private|static|final|abstract)\s+)*)(?:(?<type>\S.*?)\s+)?(?<name>\w+)\s*\((?<parameters>.*)\)$/u;

/** Reads a member as an assignment writes it. @throws when it is not one */
export const parseSignature = (text: string): Signature => {
  const { modifiers = '', type = '', name, parameters = '' } = PATTERN.exec(text.trim())?.groups ?? {};
  if (name === undefined) throw new Error(`not the signature of a Java constructor or method: ${text}`);
  return {
    kind: type === '' ? 'constructor' : 'method',
    name,
    type: canonicalType(type),
    parameterTypes: splitParameters(parameters).map((one) => canonicalType(one.replace(/\s+\w+$/u, ''))),
    modifiers: modifiers.split(/\s+/u).filter((word) => word !== ''),
  };
};

/**
 * One spelling for each type: no spaces but after a comma, arrays for variable arguments. A compiler tells the packages of types,
 * and assignments print them as they are written below imports: `Iterator<Item>` for java.util.Iterator.
 */
export const canonicalType = (type: string): string =>
  type
    .replace('...', '[]')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s*([<>[\],])\s*/gu, '$1')
    .replaceAll(',', ', ')
    .replaceAll(/(?<![\w.])java\.(?:lang|util)\.(?=[A-Z])/gu, '');

/** A member as the student wrote it, in the order in which modifiers are usually written. */
export const memberText = (member: DeclaredMember): string => {
  const modifiers = ORDER.filter((word) => member.modifiers.includes(word));
  const parameters = member.parameters.map(({ type, name }) => `${type} ${name}`).join(', ');
  const name = member.kind === 'field' || member.kind === 'type' ? member.name : `${member.name}(${parameters})`;
  const thrown = member.throws.length === 0 ? [] : [`throws ${member.throws.join(', ')}`];
  return [...modifiers, ...(member.type === '' ? [] : [member.type]), name, ...thrown].join(' ');
};

const ORDER = ['public', 'protected', 'private', 'abstract', 'static', 'final'];

const splitParameters = (text: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of text) {
    if (character === '<') depth++;
    if (character === '>') depth--;
    if (character === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
};
