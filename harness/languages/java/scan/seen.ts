/** Collects findings: each reference once in a file, in the terms of its source. */
import type { ScanFinding, ScanRule } from '../../../contracts/scan.ts';
import type { ClassFile } from '../classfile/class-file.ts';
import type { Source } from '../classfile/sources.ts';
import { simpleName } from '../classfile/type-signature.ts';
import type { Match } from './rules.ts';
import type { Use } from './uses.ts';
import { defineMessages } from '../../../messages/messages.ts';

export const javaScanMessages = defineMessages('java.scan', {
  native: 'is a native method: its code is not Java, and it was not submitted',
  nativeInstead: 'Write the method in Java.',
  finalizer: 'runs in its own thread at any time after the program has finished',
  finalizerInstead: 'Remove the method: Java frees memory by itself.',
  class: 'The class {name}',
  intruder: 'is in a package that belongs to Java or to the grader',
  intruderInstead: 'Remove its package line.',
  unreadable:
    'was compiled to bytes that the scan cannot read (byte {offset}: {message}), so the scan cannot tell what it does',
  unreadableInstead: 'This is probably a fault of the grader: show this report to whoever runs it.',
  unlisted: 'is not on the list of what a submission may use',
  unlistedInstead: 'Use other classes of java.lang, java.util and the library that comes with the assignment.',
  moreOfItsKind: '{what} (and {others} more like it)',
});

interface Entry {
  readonly finding: ScanFinding;
  /** Is a class named here, and nothing of it used? */
  readonly onlyNamed: boolean;
  /** Classes that a rule on a whole package covers in the same file. */
  readonly classes: Set<string>;
}

/** Of what no list names. */
export const refusal = (why: () => string, instead: () => string): ScanRule => {
  return { outcome: 'refused', names: [], why, instead };
};

/** Holds for what no rule covers. */
const unlisted: Match = { rule: refusal(javaScanMessages.unlisted, javaScanMessages.unlistedInstead), name: '' };

export class Seen {
  readonly #entries = new Map<string, Entry>();

  /** `match`: null when no rule covers the name. */
  add(match: Match | null, use: Use, file: ClassFile, source: Source): void {
    const { rule, name } = match ?? unlisted;
    const isPackage = name.endsWith('*');
    const what = isPackage || use.member === null ? className(use.owner) : memberText(use, use.member, file);
    const onlyNamed = use.member === null && !isPackage;
    this.#put(isPackage ? name : what, { rule, what, use, source, onlyNamed });
  }

  /** A method that a class declares. */
  addMethod(rule: ScanRule, method: string, line: number, source: Source): void {
    const use = { owner: '', member: method, descriptor: '()', text: null, line };
    this.#put(method, { rule, what: `${method}()`, use, source, onlyNamed: false });
  }

  /** Something about a class as a whole. */
  addClass(finding: ScanFinding): void {
    this.#entries.set(finding.what, { finding, onlyNamed: false, classes: new Set() });
  }

  /** That a class is named goes without saying where it is used, or another one for the same reason. */
  findings(): readonly ScanFinding[] {
    const entries = [...this.#entries.values()];
    const reason = ({ finding }: Entry): string => `${finding.path}\n${finding.why}`;
    const told = new Set(entries.filter(({ onlyNamed }) => !onlyNamed).map(reason));
    return entries
      .filter((entry) => !entry.onlyNamed || !told.has(reason(entry)))
      .map(complete)
      .toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
  }

  #put(key: string, { rule, what, use, source, onlyNamed }: Seeing): void {
    const { outcome, why, instead } = rule;
    if (outcome === 'allowed') return;
    const word = use.member === null || use.member === '<init>' ? simpleName(use.owner) : use.member;
    const place = source.lines.place(word, use.line);
    const finding = { outcome, what, why: why(), instead: instead?.() ?? null, path: source.path, ...place };
    const at = `${source.path}\n${key}`;
    const known = this.#entries.get(at);
    const classes = (known?.classes ?? new Set()).add(use.owner);
    const first = known !== undefined && !isBefore(finding, known.finding) ? known.finding : finding;
    this.#entries.set(at, { finding: first, onlyNamed, classes });
  }
}

interface Seeing {
  readonly rule: ScanRule;
  readonly what: string;
  readonly use: Use;
  readonly source: Source;
  readonly onlyNamed: boolean;
}

const isBefore = (one: ScanFinding, other: ScanFinding): boolean =>
  one.line > 0 && (other.line === 0 || one.line < other.line);

const complete = ({ finding, classes }: Entry): ScanFinding => {
  const others = classes.size - 1;
  return others < 1
    ? finding
    : { ...finding, what: javaScanMessages.moreOfItsKind({ what: finding.what, others: String(others) }) };
};

/** `Class.forName()`, `System.in`, `new Thread()`; `extends Thread` where the constructor is that of the class above. */
const memberText = ({ owner, descriptor }: Use, member: string, file: ClassFile): string => {
  const name = className(owner);
  if (member === '<init>') return file.superclass === owner ? `extends ${name}` : `new ${name}()`;
  return `${name}.${member}${descriptor.startsWith('(') ? '()' : ''}`;
};

/** As in a source: what is in java.lang needs no package. */
const className = (name: string): string => name.replace(/^java\.lang\.(?=[^.]+$)/u, '').replaceAll('$', '.');
