/** Small drawings for buttons that also have a name. */
import { type ComponentChildren, h } from 'preact';

const paths = {
  first: 'M5 4v12M16 4l-8 6 8 6z',
  back: 'M14 4l-8 6 8 6z',
  play: 'M6 4l10 6-10 6z',
  pause: 'M7 4v12M13 4v12',
  forward: 'M6 4l8 6-8 6z',
  last: 'M15 4v12M4 4l8 6-8 6z',
} as const;

export type IconName = keyof typeof paths;

export const icon = (name: IconName): ComponentChildren =>
  h(
    'svg',
    { viewBox: '0 0 20 20', width: 20, height: 20, 'aria-hidden': 'true', focusable: 'false' },
    h('path', { d: paths[name] }),
  );
