/**
 * Follows, in the order of the code, which values on the operand stack came from which static field. It forgets all at
 * the end of a basic block that is not simply continued, so that it may miss something and never makes something up.
 */
import type { MemberRef } from './constant-pool.ts';

/** What is known of a slot: the static field that the value came from; null for anything else. */
export type Label = MemberRef | null;

export class OperandStack {
  readonly #slots: Label[] = [];
  readonly #locals = new Map<number, Label>();
  /** Of each local variable, a label that it ever had; null where that is of no interest. */
  readonly #ever: Map<number, MemberRef> | null;

  /** `isCautious`: where it is not known which value a local variable has, it is the one that has a label. */
  constructor(isCautious = false) {
    this.#ever = isCautious ? new Map() : null;
  }

  push(count: number, label: Label = null): void {
    for (let i = 0; i < count; i++) this.#slots.push(label);
  }

  /** Takes slots off; the label of the deepest one. */
  pop(count: number): Label {
    let label: Label = null;
    for (let i = 0; i < count; i++) label = this.#slots.pop() ?? null;
    return label;
  }

  load(local: number): void {
    const label = this.#locals.get(local);
    this.push(1, label === undefined ? (this.#ever?.get(local) ?? null) : label);
  }

  store(local: number): void {
    const label = this.pop(1);
    this.#locals.set(local, label);
    if (label !== null) this.#ever?.set(local, label);
  }

  /** Duplicates the uppermost `width` slots below the next `under` ones (dup, dup_x1 ... dup2_x2). */
  duplicate(width: number, under: number): void {
    const top = this.#take(width);
    const below = this.#take(under);
    this.#slots.push(...top, ...below, ...top);
  }

  swap(): void {
    const [upper, lower] = [this.pop(1), this.pop(1)];
    this.#slots.push(upper, lower);
  }

  /** Takes the arguments of a call off; their labels in order, one for each parameter. */
  arguments(widths: readonly number[]): Label[] {
    return widths
      .toReversed()
      .map((width) => this.pop(width))
      .toReversed();
  }

  forget(): void {
    this.#slots.length = 0;
    this.join();
  }

  /** Another way leads here, on which local variables may have other values. */
  join(): void {
    this.#locals.clear();
  }

  labels(): readonly MemberRef[] {
    return this.#slots.filter((label) => label !== null);
  }

  #take(count: number): Label[] {
    const taken: Label[] = [];
    for (let i = 0; i < count; i++) taken.unshift(this.#slots.pop() ?? null);
    return taken;
  }
}
