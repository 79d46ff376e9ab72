/** Drawing does nothing here, and harms nothing. Any method of StdDraw can be called with any arguments. */
type Drawing = Readonly<Record<string, (...args: unknown[]) => void>>;

const METHODS = [
  'setCanvasSize setScale setXscale setYscale setPenColor setPenRadius setFont setTitle',
  'clear show pause enableDoubleBuffering disableDoubleBuffering save close',
  'point line circle filledCircle ellipse filledEllipse arc square filledSquare rectangle filledRectangle',
  'polygon filledPolygon text textLeft textRight picture',
].join(' ');

const nothing = (): void => undefined;

export const StdDraw: Drawing = Object.freeze(Object.fromEntries(METHODS.split(' ').map((name) => [name, nothing])));
