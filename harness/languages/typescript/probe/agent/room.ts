/** How much one row may tell: a frame that is longer than the channel takes would be held for tampering. */

/** Characters; each is at most two bytes of a frame. */
const ROW_CHARACTERS = 6 * 1_048_576;
/** Others are escaped, or take several bytes. */
const PLAIN = /^[\t\n\r -~]*$/;
const ESCAPED = 3;

export class Room {
  #left = ROW_CHARACTERS;

  /** As much of the text as there is room for, and at most so many characters. */
  take(text: string, most: number): string {
    const cut = text.slice(0, most);
    const weight = PLAIN.test(cut) ? 1 : ESCAPED;
    const taken = cut.slice(0, Math.floor(this.#left / weight));
    this.#left -= weight * taken.length;
    return taken;
  }

  /** What can only be told whole: is there room for its JSON? */
  takeAll(json: string): boolean {
    const isRoom = ESCAPED * json.length <= this.#left;
    if (isRoom) this.#left -= ESCAPED * json.length;
    return isRoom;
  }

  /** Gives back what was taken by work whose result is dropped. */
  unlessDropped<Result>(work: () => Result | null): Result | null {
    const before = this.#left;
    const result = work();
    if (result === null) this.#left = before;
    return result;
  }
}
