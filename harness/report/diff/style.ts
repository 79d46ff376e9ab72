/** How a comparison is laid out in a terminal. */
import type { Paint } from '../../text/paint.ts';

export interface DiffStyle {
  readonly width: number;
  readonly paint: Paint;
}
