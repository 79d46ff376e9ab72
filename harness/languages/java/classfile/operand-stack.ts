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
    this.push(1, this.#locals.get(local) ?? null);
  }

  store(local: number): void {
    this.#locals.set(local, this.pop(1));
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
    this.#locals.clear();
  }

  #take(count: number): Label[] {
    const taken: Label[] = [];
    for (let i = 0; i < count; i++) taken.unshift(this.#slots.pop() ?? null);
    return taken;
  }
}
