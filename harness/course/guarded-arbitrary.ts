/** The arbitrary of a course's random case: a function in it that throws is told as the other functions of the case are. */
import fc from 'fast-check';

type Guard = <Given>(call: () => Given) => Given;

/** Draws and shrinks as `inner` does, which may be of another copy of fast-check. */
export class GuardedArbitrary<T> extends fc.Arbitrary<T> {
  readonly #inner: fc.Arbitrary<T>;
  readonly #guard: Guard;

  constructor(inner: fc.Arbitrary<T>, guard: Guard) {
    super();
    this.#inner = inner;
    this.#guard = guard;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<T> {
    return this.#guard(() => this.#inner.generate(random, bias));
  }

  override canShrinkWithoutContext(value: unknown): value is T {
    return this.#guard(() => this.#inner.canShrinkWithoutContext(value));
  }

  override shrink(value: T, context: unknown): fc.Stream<fc.Value<T>> {
    return fc.stream(this.#smaller(value, context));
  }

  /** Each is made when it is asked for. */
  *#smaller(value: T, context: unknown): Generator<fc.Value<T>> {
    const values = this.#guard(() => this.#inner.shrink(value, context));
    for (;;) {
      const next = this.#guard(() => values.next());
      if (next.done === true) return;
      yield next.value;
    }
  }
}
