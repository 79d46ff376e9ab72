/** The style of figures, on top of the theme that all pages share (its colours, grids and controls). */

const grids = `
.grids { display: flex; flex-wrap: wrap; gap: 1rem 1.75rem; align-items: flex-start; }
.grid-frame { position: relative; max-width: 100%; overflow-x: auto; }
.grid-figure { min-width: 0; max-width: 100%; }
.grid-figure > figcaption { padding: 0 0 .25rem; line-height: 1.3; font-size: .875rem; color: var(--soft); max-width: 16rem; }
.grid.wide .cell { padding: 0 .375rem; white-space: nowrap; overflow-wrap: normal; }
.grid .marked { text-decoration: underline; text-underline-offset: .2em; }
.grid .none { padding: .5rem; color: var(--soft); }
.grid-note { font-size: .8125rem; color: var(--soft); max-width: 24rem; }
`;

const player = `
.player { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; min-width: 0; overflow-wrap: anywhere; }
.player > * { min-width: 0; }
.player-fault { border-left: 4px solid var(--bad); padding: .25rem .75rem; background: var(--bad-ground); color: var(--bad); }
.stage { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; }
.lane { min-width: 9rem; max-width: 100%; }
.lane-title { font-weight: 600; font-size: .9375rem; margin: 0 0 .375rem; }
.lane-title::before { content: ''; display: inline-block; width: .625rem; height: .625rem; margin-right: .4rem; }
.by-submission > .lane-title::before { background: var(--submission); border-radius: 50%; }
.by-reference > .lane-title::before { border: 2px solid var(--reference); transform: rotate(45deg); }
.lane-told { min-height: 1.55em; margin: .25rem 0 0; font-size: .875rem; color: var(--soft); max-width: 26rem; }
.lane.wrong .lane-told { color: var(--bad); font-weight: 600; }
.lane.wrong .lane-grid .grid { outline: 3px solid var(--bad); outline-offset: -2px; }
.stage .grid .marked, .strip .grid .marked {
  background: var(--info-ground); color: var(--info); box-shadow: inset 0 0 0 2px var(--info);
}
.player-slider { display: inline-flex; align-items: center; gap: .5rem; flex: 1 1 12rem; max-width: 24rem; }
.player-slider input { flex: 1; min-width: 6rem; min-height: 2.5rem; }
.player-status { font-size: .875rem; color: var(--soft); }
.strips { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; min-width: 0; overflow-wrap: anywhere; }
.strip ol { display: flex; flex-wrap: wrap; gap: .75rem 1rem; list-style: none; margin: 0; padding: 0; }
.strip li { max-width: 100%; }
.strip li p { font-size: .75rem; color: var(--soft); max-width: 9rem; }
.strip li.gap { align-self: center; font-size: .8125rem; color: var(--soft); max-width: 7rem; }
.strip li.wrong .grid { outline: 3px solid var(--bad); outline-offset: -2px; }
.strip li.wrong p { color: var(--bad); font-weight: 600; }
@media screen { .player.lively .strips { display: none; } }
@media print { .player .stage, .player-status { display: none; } }
`;

const search = `
.search { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; min-width: 0; overflow-wrap: anywhere; }
.search-departs { border-left: 4px solid var(--bad); padding: .25rem .75rem; background: var(--bad-ground); color: var(--bad); }
.search-steps { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; min-width: 0; overflow-wrap: anywhere; }
.search-steps > li { min-width: 0; padding: .25rem 0 0; border-top: 1px solid var(--line); display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; }
.search-steps > li.departs { border-top: 3px solid var(--bad); }
.search-step { font-weight: 600; }
.search-steps details > .search-lane { margin-top: .5rem; }
.search-steps:has(> li > details) { gap: .375rem; }
.search-step strong { color: var(--bad); background: var(--bad-ground); padding: .1rem .5rem; border-radius: 4px; margin-left: .5rem; font-size: .875rem; }
.search-lane { min-width: 0; }
.search-nodes { display: flex; gap: .5rem; overflow-x: auto; list-style: none; margin: 0; padding: .125rem .125rem .5rem; }
.node {
  display: flex; flex-direction: column; flex: none; padding: .375rem .5rem; border: 1px solid var(--line); border-radius: 6px;
  font-size: .8125rem; line-height: 1.35; font-variant-numeric: tabular-nums; background: var(--raised);
}
.node .grid-figure { margin-top: .375rem; }
.node.taken { border: 2px solid var(--text); padding: calc(.375rem - 1px) calc(.5rem - 1px); }
.node:not(.taken) { padding-top: calc(.375rem + 1.35em); }
@media print { .search-nodes { flex-wrap: wrap; overflow: visible; } .node { break-inside: avoid; } }
`;

const plots = `
.plot { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; min-width: 0; overflow-wrap: anywhere; }
.plot > * { min-width: 0; }
.plot figcaption strong { display: block; }
.plot-key { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0 0 .25rem; padding: 0; font-size: .875rem; }
.plot-key svg { vertical-align: -1px; }
.plot-scroll { overflow-x: auto; }
.plot-svg { display: block; max-width: 100%; min-width: 34rem; height: auto; font-family: var(--sans); }
.plot-note { font-size: .875rem; color: var(--soft); }
.plot-data summary { font-size: .875rem; }
.plot-data[open] summary { margin-bottom: .5rem; }
@media print { .plot-svg { min-width: 0; } .plot-scroll { overflow: visible; } .plot { break-inside: avoid; } }
`;

const tree = `
.tree { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; min-width: 0; overflow-wrap: anywhere; }
.tree-scroll { overflow-x: auto; min-width: 0; }
.tree svg { display: block; max-width: none; font-family: var(--sans); font-variant-numeric: tabular-nums; }
.tree text { fill: var(--text); font-size: 12px; }
.tree .tree-cell { font-weight: 600; font-size: 13px; text-anchor: middle; }
.tree .tree-facts { text-anchor: middle; }
.tree .tree-order { font-weight: 700; text-anchor: start; paint-order: stroke; stroke: var(--page); stroke-width: 4px; }
.tree .tree-state { fill: var(--cell); stroke: var(--edge); }
.tree .tree-taken .tree-state { stroke: var(--text); stroke-width: 2.5; }
.tree .tree-waiting .tree-state { stroke-dasharray: 4 3; }
.tree .tree-line { stroke: var(--edge); fill: none; }
.tree .tree-key { font-size: .875rem; color: var(--soft); }
@media print { .tree-scroll { overflow: visible; } .tree svg { max-width: 100%; height: auto; } }
`;

export const figureStyles = [grids, player, search, plots, tree].join('');
