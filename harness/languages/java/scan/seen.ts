/** Collects findings: each reference once in a file, in the terms of its source. */
import type { ScanFinding, ScanRule } from '../../scan.ts';
import type { ClassFile } from '../classfile/class-file.ts';
import type { Source } from '../classfile/sources.ts';
import { simpleName } from '../classfile/type-signature.ts';
import type { Match } from './rules.ts';
import type { Use } from './uses.ts';

interface Entry {
  readonly finding: ScanFinding;
  /** The class that it is about, and whether it is only named. */
  readonly owner: string;
  readonly onlyNamed: boolean;
  /** Names that the same pattern covers in the same file. */
  readonly names: Set<string>;
}

const unlisted: ScanRule = {
  outcome: 'refused',
  names: [],
  why: 'is not on the list of what a submission may use',
  instead: 'Use the classes of java.lang, java.util and the library that comes with the assignment.',
};

export class Seen {
  readonly #entries = new Map<string, Entry>();
  readonly #unreadable: ScanFinding[] = [];

  /** `match`: null when no rule covers the name. */
  add(match: Match | null, use: Use, file: ClassFile, source: Source): void {
    const rule = match?.rule ?? unlisted;
    const { outcome } = rule;
    if (outcome === 'allowed') return;
    const pattern = match?.name ?? use.owner;
    const isMember = pattern.includes('#') && use.member !== null;
    const what = isMember || use.member === '<init>' ? memberText(use, file) : className(use.owner);
    const key = `${source.path}\n${pattern.startsWith('java.**') ? what : pattern}\n${outcome}`;
    const known = this.#entries.get(key);
    const finding = { ...placed(rule, what, use, source), outcome };
    if (known === undefined) {
      const names = new Set([use.owner]);
      this.#entries.set(key, { finding, owner: use.owner, onlyNamed: use.member === null, names });
      return;
    }
    known.names.add(use.owner);
    const isEarlier = finding.line > 0 && (known.finding.line === 0 || finding.line < known.finding.line);
    if (isEarlier) this.#entries.set(key, { ...known, finding });
  }

  addMethod(rule: ScanRule, name: string, line: number, source: Source): void {
    if (rule.outcome === 'allowed') return;
    const use = { owner: '', member: name, descriptor: '()', line };
    const finding = { ...placed(rule, `${name}()`, use, source), outcome: rule.outcome };
    this.#entries.set(`${source.path}\n${name}\n${rule.why}`, { finding, owner: '', onlyNamed: false, names: new Set() });
  }

  addUnreadable(finding: ScanFinding): void {
    this.#unreadable.push(finding);
  }

  /** That a class is named goes without saying where one of its members is told of. */
  findings(): readonly ScanFinding[] {
    const entries = [...this.#entries.values()];
    const told = new Set(
      entries.filter(({ onlyNamed }) => !onlyNamed).map(({ finding, owner }) => `${finding.path}\n${owner}`),
    );
    const shown = entries.filter(({ onlyNamed, owner, finding, names }) => {
      return !onlyNamed || names.size > 1 || !told.has(`${finding.path}\n${owner}`);
    });
    return [...this.#unreadable, ...shown.map(complete).toSorted(byPlace)];
  }
}

const complete = ({ finding, names }: Entry): ScanFinding => {
  const others = names.size - 1;
  return others === 0 || finding.what.endsWith(')')
    ? finding
    : { ...finding, what: `${finding.what} (with ${String(others)} more of its kind)` };
};

const byPlace = (a: ScanFinding, b: ScanFinding): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line;

const placed = (rule: ScanRule, what: string, use: Use, source: Source): Omit<ScanFinding, 'outcome'> => {
  const word = use.member === null || use.member === '<init>' ? simpleName(use.owner) : use.member;
  return {
    what,
    why: rule.why,
    instead: rule.instead ?? null,
    path: source.path,
    ...source.lines.place(word, use.line),
  };
};

/** `Class.forName()`, `System.in`, `new Thread()`; `extends Thread` where the constructor is that of the class above. */
const memberText = ({ owner, member, descriptor }: Use, file: ClassFile): string => {
  const name = className(owner);
  if (member === '<init>') return file.superclass === owner ? `extends ${name}` : `new ${name}()`;
  return `${name}.${member ?? ''}${descriptor.startsWith('(') ? '()' : ''}`;
};

/** As in a source: what is in java.lang needs no package. */
const className = (name: string): string => name.replace(/^java\.lang\.(?=[^.]+$)/u, '').replaceAll('$', '.');
