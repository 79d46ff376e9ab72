/** The colours of our pages by what they are for, so that a page names a purpose and never a colour. */

type Palette = Readonly<Record<string, string>>;

/** `-ground` colours lie under text of the colour of the same name. */
export const light = {
  page: '#ffffff',
  raised: '#ffffff',
  sunken: '#f5f5f2',
  line: '#dededa',
  edge: '#8a8a84',
  text: '#1f1f1d',
  soft: '#585853',
  faint: '#6b6b66',
  accent: '#1d5193',
  'accent-strong': '#153d70',
  'on-accent': '#ffffff',
  focus: '#2f6fc4',
  good: '#1a6638',
  'good-ground': '#e7f3ea',
  bad: '#a3231b',
  'bad-ground': '#fcebe8',
  warn: '#744700',
  'warn-ground': '#fdf2dc',
  info: '#1d5193',
  'info-ground': '#e9f0f9',
  frame: '#d3d2cb',
  cell: '#fbfaf6',
  'cell-text': '#1f1f1d',
  'cell-marked': '#fbd9d3',
  'cell-marked-text': '#7d130c',
  submission: '#b3261e',
  reference: '#1d5193',
  limit: '#8a5a00',
  range: '#c9d8ec',
} as const satisfies Palette;

export const dark = {
  page: '#17181a',
  raised: '#222427',
  sunken: '#1f2023',
  line: '#35373b',
  edge: '#7d8087',
  text: '#ebebe8',
  soft: '#b3b4b5',
  faint: '#9b9da1',
  accent: '#8ab8f0',
  'accent-strong': '#b0d0f7',
  'on-accent': '#0e1c2d',
  focus: '#8ab8f0',
  good: '#82cf9b',
  'good-ground': '#1a3023',
  bad: '#ff9d92',
  'bad-ground': '#3b1f1d',
  warn: '#f0c06a',
  'warn-ground': '#362b15',
  info: '#8ab8f0',
  'info-ground': '#1b2a3d',
  frame: '#3c3e43',
  cell: '#26282c',
  'cell-text': '#ebebe8',
  'cell-marked': '#5c2822',
  'cell-marked-text': '#ffd9d4',
  submission: '#ff9d92',
  reference: '#8ab8f0',
  limit: '#f0c06a',
  range: '#2c4160',
} as const satisfies Record<keyof typeof light, string>;

const properties = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** System fonts: nothing is loaded. */
const fonts =
  "--sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif; " +
  "--mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace;";

/** Paper is light, whatever the screen is. */
export const colors = `
:root { ${fonts} ${properties(light)} }
@media screen and (prefers-color-scheme: dark) { :root { ${properties(dark)} } }
`;
