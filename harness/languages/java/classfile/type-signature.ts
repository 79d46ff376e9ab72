/** Descriptors and generic signatures of types (JVMS 4.3 and 4.7.9.1) in the notation of the language. */

/** A type as its source would be written, and the classes that it names, as the runtime names them. */
export interface TypeUse {
  /** `MinPQ<Node>`, `int[][]`. */
  readonly text: string;
  readonly names: readonly string[];
}

/** Deeper than any type that a person writes; a bound on recursion. */
const MAX_DEPTH = 40;

const primitives: Readonly<Record<string, string>> = {
  B: 'byte',
  C: 'char',
  D: 'double',
  F: 'float',
  I: 'int',
  J: 'long',
  S: 'short',
  V: 'void',
  Z: 'boolean',
};

/** The type of a field, from its Signature or its descriptor. Null when the text is neither. */
export const fieldType = (signature: string): TypeUse | null => {
  const parser = new Parser(signature);
  const type = parser.type(0);
  return type !== null && parser.atEnd() ? type : null;
};

/** Parameters, result, and what may be thrown. Null when the text is not the signature of a method. */
export const methodTypes = (signature: string): readonly TypeUse[] | null => {
  const parser = new Parser(signature);
  const types = parser.method();
  return types !== null && parser.atEnd() ? types : null;
};

/** Slots of the operand stack that each parameter takes, and that the result takes (JVMS 2.6.2). */
export const slotsOf = (descriptor: string): { readonly parameters: readonly number[]; readonly result: number } => {
  const [, parameters = '', result = ''] = /^\((.*)\)(.*)$/su.exec(descriptor) ?? [];
  return { parameters: (parameters.match(/\[*(?:L[^;]*;?|.)/gsu) ?? []).map(slots), result: slots(result) };
};

/** Slots of a value of this descriptor. */
export const slots = (descriptor: string): number => (descriptor === 'V' ? 0 : /^[JD]$/u.test(descriptor) ? 2 : 1);

class Parser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  atEnd(): boolean {
    return this.#at === this.#text.length;
  }

  method(): TypeUse[] | null {
    const types: TypeUse[] = [];
    if (this.#peek() === '<' && !this.#typeParameters(types)) return null;
    if (!this.#accept('(')) return null;
    while (!this.#accept(')')) if (!this.#into(types, 0)) return null;
    if (!this.#into(types, 0)) return null;
    while (this.#accept('^')) if (!this.#into(types, 0)) return null;
    return types;
  }

  type(depth: number): TypeUse | null {
    if (depth > MAX_DEPTH) return null;
    const letter = this.#text.charAt(this.#at++);
    if (letter === '[') return arrayOf(this.type(depth + 1));
    if (letter === 'L') return this.#classType(depth);
    if (letter === 'T') return this.#variable();
    const primitive = primitives[letter];
    return primitive === undefined ? null : { text: primitive, names: [] };
  }

  #classType(depth: number): TypeUse | null {
    let name = '';
    const names: string[] = [];
    for (;;) {
      const part = this.#identifier();
      name += name === '' ? part : `$${part}`;
      let text = simpleName(part);
      if (this.#peek() === '<') {
        const written = this.#typeArguments(depth, names);
        if (written === null) return null;
        text += written;
      }
      if (this.#accept(';')) return { text, names: [name, ...names] };
      if (!this.#accept('.')) return null;
    }
  }

  #typeArguments(depth: number, names: string[]): string | null {
    this.#at++;
    const written: string[] = [];
    while (!this.#accept('>')) {
      const argument = this.#typeArgument(depth);
      if (argument === null) return null;
      written.push(argument.text);
      names.push(...argument.names);
    }
    return `<${written.join(', ')}>`;
  }

  #typeArgument(depth: number): TypeUse | null {
    if (this.#accept('*')) return { text: '?', names: [] };
    const bound = this.#accept('+') ? '? extends ' : this.#accept('-') ? '? super ' : '';
    const type = this.type(depth + 1);
    return type === null ? null : { text: bound + type.text, names: type.names };
  }

  #variable(): TypeUse | null {
    const name = this.#identifier();
    return this.#accept(';') ? { text: name, names: [] } : null;
  }

  /** `<T:Ljava/lang/Object;U::Ljava/lang/Comparable<TT;>;>`: the bounds are types that are named. */
  #typeParameters(types: TypeUse[]): boolean {
    this.#at++;
    while (!this.#accept('>')) {
      if (this.#identifier() === '') return false;
      while (this.#accept(':')) if (this.#peek() !== ':' && !this.#into(types, 0)) return false;
    }
    return true;
  }

  #into(types: TypeUse[], depth: number): boolean {
    const type = this.type(depth);
    if (type !== null) types.push(type);
    return type !== null;
  }

  #identifier(): string {
    const stop = /[.;<>:]/gu;
    stop.lastIndex = this.#at;
    const end = stop.exec(this.#text)?.index ?? this.#text.length;
    const name = this.#text.slice(this.#at, end).replaceAll('/', '.');
    this.#at = end;
    return name;
  }

  #peek(): string {
    return this.#text.charAt(this.#at);
  }

  #accept(letter: string): boolean {
    const accepted = this.#peek() === letter && letter !== '';
    if (accepted) this.#at++;
    return accepted;
  }
}

const arrayOf = (element: TypeUse | null): TypeUse | null =>
  element === null ? null : { text: `${element.text}[]`, names: element.names };

/** `java.util.List` -> `List`; `Path$Node` -> `Node`. */
export const simpleName = (name: string): string => {
  const start = Math.max(name.lastIndexOf('.'), name.lastIndexOf('$'));
  return start === name.length - 1 ? name : name.slice(start + 1);
};
