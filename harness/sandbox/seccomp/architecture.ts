/** What the filter must know of a processor architecture. */
import { at } from '../../text/at.ts';

export interface Architecture {
  /** AUDIT_ARCH_*: a call that was made under another architecture kills the process. */
  readonly audit: number;
  /** Calls from this number on belong to another calling convention of the same architecture, and kill too. */
  readonly foreignFrom: number | null;
  readonly numbers: ReadonlyMap<string, number>;
}

/** Reads a table `name number, name number, ...`; line breaks may be anywhere between words. */
export const numbers = (table: string): ReadonlyMap<string, number> =>
  new Map([...table.matchAll(/(\w+)\s+(\d+)/gu)].map((match) => [at(match, 1), Number(at(match, 2))]));
