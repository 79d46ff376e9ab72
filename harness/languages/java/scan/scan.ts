/**
 * Reads compiled classes before they run, and says what in them no program for the assignment needs. What is read is what
 * the virtual machine will run: comments, Unicode escapes, imports and generics hide nothing. The bytes are trusted as far
 * as javac is, which made them from source in the sandbox; class files are never taken from a submission. So the scan
 * need not hold against class files that no compiler would write, and one that the reader cannot read is refused.
 */
import type { Submission } from '../../../contracts/submission.ts';
import type { Program } from '../../../contracts/protocol.ts';
import type { ScanFinding, ScanRule } from '../../../contracts/scan.ts';
import { type Fault, orFault } from '../classfile/byte-reader.ts';
import { type ClassFile, parseClassFile } from '../classfile/class-file.ts';
import { has } from '../classfile/flags.ts';
import { lineAt } from '../classfile/method-code.ts';
import { type Source, Sources } from '../classfile/sources.ts';
import { remembered } from '../../../text/remembered.ts';
import { ScanRules } from './rules.ts';
import { javaScanMessages, refusal, Seen } from './seen.ts';
import { type Use, usesOf } from './uses.ts';

interface ScanOptions {
  readonly rules: readonly ScanRule[];
  /** Classes of a library that the course brought: they may be used. */
  readonly library: ReadonlySet<string>;
}

/**
 * In the order of files and lines; each reference once in a file. Classes in packages are left out of programs, so that of
 * these only the names are looked at. Never throws for any bytes.
 */
export const scanClasses = (
  units: Program['units'],
  submission: Submission,
  { rules, library }: ScanOptions,
): readonly ScanFinding[] => {
  const own = units.filter(({ name }) => !name.includes('.'));
  const read = own.map(({ name, code }) => ({ name, parsed: parseClassFile(Buffer.from(code, 'base64')) }));
  const files = read.flatMap(({ parsed }) => (parsed.kind === 'class' ? [parsed.file] : []));
  const names = new ScanRules(rules);
  const scanner = new Scanner(names, files, library);
  const sources = new Sources(submission);
  const seen = new Seen();
  for (const { name, parsed } of read) {
    const fault = parsed.kind === 'malformed' ? parsed : scanner.scan(parsed.file, sources, seen);
    if (fault !== null) seen.addClass(unreadable(name, fault, sources));
  }
  for (const { name } of units) {
    // It would take the place of one of the platform's or of the grader's.
    if (name.includes('.') && names.match(name, null)?.rule.outcome === 'refused') {
      const told = { why: javaScanMessages.intruder(), instead: javaScanMessages.intruderInstead(), line: 1 };
      seen.addClass(ofClass(name, told, sources));
    }
  }
  return seen.findings();
};

class Scanner {
  readonly #rules: ScanRules;
  readonly #ancestors: Ancestors;
  readonly #library: ReadonlySet<string>;

  constructor(rules: ScanRules, files: readonly ClassFile[], library: ReadonlySet<string>) {
    this.#rules = rules;
    this.#ancestors = new Ancestors(files);
    this.#library = library;
  }

  /** Null when the whole class could be read. */
  scan(file: ClassFile, sources: Sources, seen: Seen): Fault | null {
    const source = sources.of(file);
    const uses = orFault(() => usesOf(file));
    if ('kind' in uses) return uses;
    for (const use of uses) this.#use(use, file, source, seen);
    for (const method of file.methods) {
      const line = method.code === null ? 0 : lineAt(method.code, 0);
      if (has(method.flags, 'native')) seen.addMethod(nativeMethod, method.name, line, source);
      if (method.name === 'finalize' && method.descriptor === '()V')
        seen.addMethod(finalizer, 'finalize', line, source);
    }
    return null;
  }

  /** A member of an own class may be inherited from one that is not. */
  #use(use: Use, file: ClassFile, source: Source, seen: Seen): void {
    // What has no package is the submission's own, or was supplied with the assignment.
    if (use.owner.includes('.')) {
      const match = this.#rules.match(use.owner, use.member, use);
      if (match !== null || !this.#library.has(use.owner)) seen.add(match, use, file, source);
      return;
    }
    if (use.member === null) return;
    for (const owner of this.#ancestors.inheritedFrom(use)) {
      const match = this.#rules.matchMember(owner, use.member, use.descriptor);
      if (match !== null) seen.add(match, { ...use, owner }, file, source);
    }
  }
}

const nativeMethod = refusal(javaScanMessages.native, javaScanMessages.nativeInstead);

const finalizer = refusal(javaScanMessages.finalizer, javaScanMessages.finalizerInstead);

const unreadable = (name: string, { message, offset }: Fault, sources: Sources): ScanFinding => {
  const why = javaScanMessages.unreadable({ offset: String(offset), message });
  return ofClass(name, { why, instead: javaScanMessages.unreadableInstead(), line: 0 }, sources);
};

const ofClass = (name: string, told: Pick<ScanFinding, 'why' | 'instead' | 'line'>, sources: Sources): ScanFinding => ({
  ...{ outcome: 'refused', what: javaScanMessages.class({ name }), column: 0 },
  ...{ path: sources.pathOf(name.replace(/^.*\./u, '')), ...told },
});

/** From which class outside the submission a member of an own class comes, when no own class declares it. */
class Ancestors {
  readonly #files: ReadonlyMap<string, ClassFile>;
  readonly #members = new Map<string, ReadonlySet<string>>();

  constructor(files: readonly ClassFile[]) {
    this.#files = new Map(files.map((file) => [file.name, file]));
  }

  /** Nothing when an own class declares the member; else the first foreign classes above the owner. */
  inheritedFrom({ owner, member, descriptor }: Use): readonly string[] {
    const foreign: string[] = [];
    const seen = new Set<string>();
    const waiting: (string | null)[] = [owner];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (name === null || seen.has(name)) continue;
      seen.add(name);
      const file = this.#files.get(name);
      if (file === undefined) foreign.push(name);
      else if (remembered(this.#members, name, () => membersOf(file)).has(`${String(member)}${descriptor}`)) return [];
      else waiting.push(file.superclass, ...file.interfaces);
    }
    return foreign;
  }
}

const membersOf = ({ fields, methods }: ClassFile): ReadonlySet<string> =>
  new Set([...fields, ...methods].map(({ name, descriptor }) => name + descriptor));
