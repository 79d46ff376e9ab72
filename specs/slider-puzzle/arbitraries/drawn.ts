/** Random values that one function draws and another makes smaller. */
import { Arbitrary, type Random as Source, Stream, Value } from 'fast-check';
import type { Random } from '../../../reference/puzzle/chance.ts';

interface Drawing<T> {
  readonly draw: (random: Random) => T;
  /** What a failing value shrinks to, the smallest first. */
  readonly smaller: (value: T) => IterableIterator<T>;
  readonly isOne: (value: unknown) => boolean;
}

export const drawn = <T>(drawing: Drawing<T>): Arbitrary<T> => new Drawn(drawing);

class Drawn<T> extends Arbitrary<T> {
  readonly #drawing: Drawing<T>;

  constructor(drawing: Drawing<T>) {
    super();
    this.#drawing = drawing;
  }

  override generate(source: Source): Value<T> {
    return new Value(
      this.#drawing.draw((bound) => source.nextInt(0, bound - 1)),
      undefined,
    );
  }

  override canShrinkWithoutContext(value: unknown): value is T {
    return this.#drawing.isOne(value);
  }

  override shrink(value: T): Stream<Value<T>> {
    return new Stream(this.#drawing.smaller(value)).map((one) => new Value(one, undefined));
  }
}

export const isBoardOf =
  (n: number) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length === n;
