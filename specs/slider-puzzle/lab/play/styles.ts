/** The look of the playground, behind the theme that all pages share. */

const layout = `
.wrap { max-width: 84rem; }
.top { padding: 1rem 0 .25rem; }
.top h1 { font-size: clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem); }
.top p { color: var(--soft); margin-top: .125rem; }
.stage { display: grid; gap: 1.5rem clamp(1.5rem, 4vw, 3.5rem); padding-bottom: 3rem; grid-template-columns: minmax(0, 1fr); }
.stage.over { outline: 3px dashed var(--focus); outline-offset: .5rem; border-radius: 6px; }
.play, .panels { min-width: 0; }
.play { display: grid; grid-template-columns: minmax(0, 1fr); gap: .625rem; justify-items: center; align-content: start; }
.play > * { width: 100%; max-width: 44rem; }
.panels { display: grid; gap: 1.25rem; align-content: start; }
@media (min-width: 62rem) {
  .stage { grid-template-columns: minmax(33rem, min(44rem, 100vh - 25rem)) minmax(24rem, 1fr); }
}
.panel { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; border-top: 1px solid var(--line); padding-top: 1rem; }
.panel:first-child { border-top: 0; padding-top: 0; }
.panel h2 { font-size: 1.0625rem; }
.panel > button { justify-self: start; }
.entries { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: end; }
.entry { display: grid; gap: .125rem; min-width: 0; max-width: 100%; }
.entry select { width: 100%; min-width: 0; max-width: 17rem; text-overflow: ellipsis; }
.entry > span { color: var(--soft); font-size: .875rem; }
.open { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; }
.text { display: grid; gap: .5rem; justify-items: start; padding-top: .5rem; }
.text textarea { width: 100%; white-space: pre; overflow-x: auto; }
.problem { color: var(--text); background: var(--bad-ground); border-left: 4px solid var(--bad); padding: .5rem .75rem; }
`;

const board = `
.field, .picture {
  aspect-ratio: 1; width: 100%; background: var(--frame); border-radius: 10px;
}
@media (min-width: 62rem) { .play > .field, .play > .picture { max-width: max(16rem, 100vh - 25rem); } }
.field { position: relative; padding: 6px; container-type: size; touch-action: none; user-select: none; -webkit-user-select: none; }
.field > [aria-hidden] { position: relative; width: 100%; height: 100%; }
.picture { border: 6px solid var(--frame); image-rendering: pixelated; }
.piece {
  position: absolute; top: 0; left: 0; width: calc(100% / var(--n)); height: calc(100% / var(--n)); padding: clamp(1px, .5cqw, 4px);
  transform: translate(calc(var(--column) * 100%), calc(var(--row) * 100%)); transition: transform var(--slide) ease-out;
}
.piece span {
  display: grid; place-items: center; width: 100%; height: 100%; border-radius: clamp(3px, 1.5cqw, 10px);
  font-size: calc(42cqw / var(--n)); font-weight: 650; line-height: 1; font-variant-numeric: tabular-nums;
  color: var(--cell-text); background: var(--cell); box-shadow: 0 1px 2px rgb(0 0 0 / .18);
}
.piece.home span { color: var(--good); background: var(--good-ground); }
.piece.hole { transition: none; }
.piece.hole span { background: none; box-shadow: none; }
.piece.picked { z-index: 1; }
.piece.picked span { box-shadow: 0 0 0 4px var(--focus); }
.cells { position: absolute; inset: 6px; display: grid; grid-template: repeat(var(--n), 1fr) / repeat(var(--n), 1fr); }
.cells [role='row'] { display: contents; }
.cells button {
  width: 100%; height: 100%; min-height: 0; padding: 0; border: 0; background: none; border-radius: clamp(3px, 1.5cqw, 10px);
  cursor: default;
}
.cells button:hover:not(:disabled) { background: none; }
.cells button.movable { cursor: pointer; }
.cells button:focus-visible { outline-offset: -4px; }
.hint { text-align: center; font-size: .9375rem; }
`;

const around = `
.banner { min-height: 4.75rem; line-height: 1.45; display: grid; align-content: center; justify-items: center; text-align: center; }
.banner [role='status'] { display: grid; justify-items: center; }
.banner strong { font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.125rem); letter-spacing: .03em; line-height: 1.2; }
.banner.good strong { color: var(--good); }
.banner.bad strong { color: var(--bad); }
.facts, .totals { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; justify-content: center; }
.totals { justify-content: start; }
.facts > div, .totals > div { display: flex; gap: .5rem; align-items: baseline; }
.facts dt, .totals dt { color: var(--soft); }
.facts dd, .totals dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
.commands { display: flex; gap: .75rem; justify-content: center; flex-wrap: wrap; }
button.start { font-size: 1.25rem; font-weight: 700; letter-spacing: .06em; min-width: 9rem; min-height: 3.25rem; }
.commands button { min-height: 3.25rem; }
.player { display: grid; gap: .5rem; }
.pace { display: flex; gap: 1rem; align-items: center; }
.pace input { flex: 1 1 4rem; width: 4rem; min-width: 0; }
.steps { display: flex; flex-wrap: wrap; gap: .375rem; align-items: center; }
.position { flex: 1; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
button.icon { display: grid; place-items: center; width: 2.75rem; min-height: 2.75rem; padding: 0; }
button.icon svg { fill: currentColor; stroke: currentColor; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
button[aria-disabled] { color: var(--faint); border-color: var(--line); cursor: default; }
button[aria-disabled]:hover:not(:disabled) { background: var(--raised); }
button[aria-pressed='true'] { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
.speed { display: flex; gap: .5rem; align-items: center; color: var(--soft); }
.speed select { padding: .25rem .375rem; }
.effort .data { width: 100%; }
.effort .data th, .effort .data td { padding: .25rem 0 .25rem .375rem; }
.effort .data th:first-child { padding-left: 0; }
.queue .search-nodes { flex-wrap: wrap; overflow: visible; }
.queue .steps { justify-content: start; }
@media (max-width: 40rem) {
  .banner { min-height: 3.25rem; }
  .open .soft, .top p { display: none; }
  .top { padding: .5rem 0 0; }
  .play { gap: .375rem; }
  .play > .field, .play > .picture { max-width: max(14rem, 100vh - 20rem); }
  .play > .facts, .play > .hint { order: 1; }
  .commands { gap: .375rem; }
  .commands button { min-height: 2.75rem; padding: .25rem .5rem; white-space: nowrap; }
  button.start { min-width: 6rem; font-size: 1.0625rem; }
  .steps { gap: .25rem; font-size: .875rem; }
}
@media (forced-colors: active) {
  .piece span { border: 1px solid; }
  .piece.hole span { border: 0; }
}
`;

export const playStyles = [layout, board, around].join('');
