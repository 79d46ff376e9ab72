/**
 * The look that all our pages share: colours for light and dark, type, focus, tables, buttons and grids. Each text
 * colour has a contrast of at least 4.5 with every ground it stands on, and each line that tells something one of 3.
 *
 * Grids: a table `.grid` of cells `.cell`, of which the empty one is also `.blank` and one that differs also `.marked`.
 * `.small` on the grid makes its cells smaller.
 */
import { colors } from './colors.ts';

const base = `
*, ::before, ::after { box-sizing: border-box; }
html { color-scheme: light dark; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 1rem/1.55 var(--sans); overflow-wrap: break-word;
}
h1, h2, h3, h4, h5 { line-height: 1.25; margin: 0; font-weight: 650; text-wrap: balance; }
p, ul, ol, dl, figure, pre, table { margin: 0; }
a { color: var(--accent); text-underline-offset: .15em; }
a:hover { text-decoration-thickness: 2px; }
code, pre, kbd, samp { font-family: var(--mono); font-size: .875em; }
pre { overflow-x: auto; tab-size: 4; }
summary { cursor: pointer; }
svg { max-width: 100%; }
[hidden] { display: none !important; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
.wrap { max-width: 62rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 2rem); }
.soft { color: var(--soft); }
.mono { font-family: var(--mono); font-size: .875em; }
.skip {
  position: absolute; left: -999rem; top: 0; padding: .5rem 1rem; z-index: 9;
  background: var(--page); color: var(--accent);
}
.skip:focus { left: 0; }
.unseen {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; border: 0;
}
`;

const tables = `
.scroll { position: relative; overflow-x: auto; max-width: 100%; }
.data { border-collapse: collapse; font-size: .9375rem; }
.data caption { text-align: left; font-weight: 600; padding: 0 0 .5rem; }
.data th, .data td { padding: .3rem .75rem; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); }
.data thead th { color: var(--soft); font-weight: 600; border-bottom-color: var(--edge); vertical-align: bottom; }
.data tbody th { font-weight: 500; }
.data .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.data th:first-child, .data td:first-child { padding-left: 0; }
.data th:last-child, .data td:last-child { padding-right: 0; }
`;

const controls = `
button {
  font: inherit; font-weight: 550; color: var(--text); background: var(--raised);
  border: 1px solid var(--edge); border-radius: 6px; padding: .375rem .875rem; min-height: 2.5rem; cursor: pointer;
}
button:hover:not(:disabled) { background: var(--sunken); }
button:disabled { color: var(--faint); border-color: var(--line); cursor: default; }
button.primary { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
button.primary:hover:not(:disabled) { background: var(--accent-strong); }
button.primary:disabled { color: var(--faint); background: var(--sunken); border-color: var(--line); }
select, input, textarea {
  font: inherit; color: var(--text); background: var(--page); border: 1px solid var(--edge);
  border-radius: 6px; padding: .375rem .625rem; min-height: 2.5rem; max-width: 100%;
}
input[type='range'], input[type='checkbox'], input[type='radio'] { accent-color: var(--accent); min-height: 0; padding: 0; }
.controls { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
`;

const grids = `
.grid {
  --cell-side: 2.5rem; border-collapse: separate; border-spacing: 2px; display: inline-block;
  background: var(--frame); border-radius: 6px; padding: 2px; font-variant-numeric: tabular-nums; line-height: 1;
}
.grid.small { --cell-side: 1.875rem; font-size: .875rem; }
.cell {
  width: var(--cell-side); min-width: var(--cell-side); height: var(--cell-side); padding: 0; text-align: center;
  vertical-align: middle; font-weight: 600; color: var(--cell-text); background: var(--cell); border-radius: 4px;
}
.cell.blank { background: transparent; color: var(--soft); font-weight: 400; }
.cell.marked { background: var(--cell-marked); color: var(--cell-marked-text); box-shadow: inset 0 0 0 2px var(--bad); }
.cell.marked.blank { background: transparent; color: var(--text); box-shadow: inset 0 0 0 2px var(--bad); }
`;

const print = `
@media print {
  html { color-scheme: light; font-size: 10pt; }
  .wrap { max-width: none; padding: 0; }
  a { color: inherit; }
  .skip, .controls, .screen-only { display: none !important; }
  .scroll, pre { overflow: visible; }
  pre { white-space: pre-wrap; }
  h1, h2, h3, h4, caption { break-after: avoid; }
  tr, .grid, figure { break-inside: avoid; }
  thead { display: table-header-group; }
  .cell, .grid { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
@media (forced-colors: active) {
  .cell { border: 1px solid; }
  .cell.marked { outline: 3px solid Highlight; outline-offset: -3px; }
}
`;

/** The whole style sheet; a page adds its own behind it. */
export const theme = [colors, base, tables, controls, grids, print].join('');
