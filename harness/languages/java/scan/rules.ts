/** Finds the rule that holds for a class or a member of one. */
import type { ScanRule } from '../../../contracts/scan.ts';

/** The rule, and the name in it that covers what was asked for. */
export interface Match {
  readonly rule: ScanRule;
  readonly name: string;
}

interface Call {
  /** What it is called with, as it is written, where that is known. */
  readonly text?: string | null;
  readonly descriptor?: string;
}

/** What stands after `#` when a class is only named, and for a constructor: no member can have these names. */
const NAMED = 'class';
const CONSTRUCTOR = 'new';

export class ScanRules {
  readonly #byName = new Map<string, ScanRule>();

  /** Of two rules with the very same name the first holds. */
  constructor(rules: readonly ScanRule[]) {
    for (const rule of rules) for (const name of rule.names) if (!this.#byName.has(name)) this.#byName.set(name, rule);
  }

  /**
   * `member`: null when the class is only named, `<init>` for a constructor. `call`: what is known of the use. Null when no
   * rule covers the name.
   */
  match(owner: string, member: string | null, { text = null, descriptor = '' }: Call = {}): Match | null {
    const classes = [...coverOf(owner)];
    const wanted = member === null ? NAMED : member === '<init>' ? CONSTRUCTOR : member;
    const members = classes.map((name) => `${name}#${wanted}`);
    const calls = text === null ? [] : members.map((name) => `${name}(${text})`);
    const overloads = members.map((name) => name + descriptor);
    return this.#first(calls) ?? this.#first(overloads) ?? this.#first(members) ?? this.#first(classes);
  }

  /** A rule that names this very member, for any class that it may be inherited from. */
  matchMember(owner: string, member: string, descriptor: string): Match | null {
    const members = [...coverOf(owner)].map((name) => `${name}#${member}`);
    return this.#first(members.map((name) => name + descriptor)) ?? this.#first(members);
  }

  #first(names: readonly string[]): Match | null {
    for (const name of names) {
      const rule = this.#byName.get(name);
      if (rule !== undefined) return { rule, name };
    }
    return null;
  }
}

/** `java.util.Map$Entry`: itself, `java.util.Map`, `java.util.*`, `java.util.**`, `java.**`. */
function* coverOf(owner: string): Iterable<string> {
  yield owner;
  for (let end = owner.lastIndexOf('$'); end > 0; end = owner.lastIndexOf('$', end - 1)) yield owner.slice(0, end);
  let end = owner.lastIndexOf('.');
  if (end > 0) yield `${owner.slice(0, end)}.*`;
  for (; end > 0; end = owner.lastIndexOf('.', end - 1)) yield `${owner.slice(0, end)}.**`;
}
