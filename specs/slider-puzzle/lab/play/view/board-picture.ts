/** A large board as a picture: each tile has the colour of the place where it belongs. */
import { type ComponentChildren, h } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hamming, type Tiles } from '../../../../../reference/puzzle/tiles.ts';
import { playMessages as words } from '../messages/page.ts';

/** The largest n whose tiles can be moved by hand. */
export const mostMovable = 10;

/** Pixels of the picture, which the page scales. */
const side = 1_270;
/** Of a tile that has room for its number. */
const readableSide = 40;

export const BoardPicture = ({ tiles }: { readonly tiles: Tiles }): ComponentChildren => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context !== null && context !== undefined) paint(context, tiles);
  }, [tiles]);
  const n = tiles.length;
  const label = words.picture({ n, wrong: hamming(tiles), all: n * n - 1 });
  return h('canvas', { class: 'picture', ref: canvas, width: side, height: side, role: 'img', 'aria-label': label });
};

const paint = (context: CanvasRenderingContext2D, tiles: Tiles): void => {
  const n = tiles.length;
  const step = side / n;
  const gap = step >= readableSide ? 2 : step >= 16 ? 1 : 0;
  context.clearRect(0, 0, side, side);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${String(Math.floor(step * 0.38))}px system-ui, sans-serif`;
  tiles.forEach((line, row) => {
    line.forEach((tile, column) => {
      if (tile === 0) return;
      const [x, y] = [column * step, row * step];
      context.fillStyle = colorOf(tile, n);
      context.fillRect(x + gap, y + gap, step - 2 * gap, step - 2 * gap);
      if (step < readableSide) return;
      context.fillStyle = '#111';
      context.fillText(String(tile), x + step / 2, y + step / 2);
    });
  });
};

/** The row makes it lighter or darker, the column its hue; black on it can be read. */
const colorOf = (tile: number, n: number): string => {
  const row = Math.floor((tile - 1) / n);
  const column = (tile - 1) % n;
  const lightness = 90 - (28 * row) / (n - 1);
  return `oklch(${lightness.toFixed(1)}% 0.12 ${((300 * column) / (n - 1)).toFixed(1)})`;
};
