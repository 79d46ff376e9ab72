/** The style of the class report, behind the theme and the figures'. */

/** What is scrolled to, by a link or by the focus, comes to lie below the contents. */
const frame = `
html { scroll-padding-top: 4.5rem; }
.wrap { max-width: 84rem; }
.top.wrap { padding-top: clamp(1.5rem, 4vw, 2.5rem); }
.kicker { color: var(--soft); font-size: .9375rem; }
h1 { font-size: clamp(1.5rem, 1.1rem + 2vw, 2.125rem); overflow-wrap: anywhere; letter-spacing: -.01em; }
h2 { font-size: 1.3125rem; }
h3 { font-size: 1.0625rem; }
summary > h3 { display: inline; }
main.wrap { padding-bottom: 3rem; overflow-wrap: anywhere; }
main > *, .part > * { min-width: 0; }
main > p { margin-top: .75rem; max-width: 50rem; }
.part { margin-top: 2.25rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
.remark { color: var(--soft); font-size: .9375rem; max-width: 50rem; }
.notice { border: 1px solid; border-left-width: 5px; border-radius: 6px; padding: .625rem 1rem; color: var(--warn); background: var(--warn-ground); max-width: 50rem; }
.plain { list-style: none; padding: 0; display: grid; gap: .25rem; }
.list { padding-left: 1.25rem; display: grid; gap: .25rem; }
.list ul { padding-left: 1.25rem; }
.names { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.contents { position: sticky; top: 0; z-index: 5; margin-top: 1.25rem; padding: .5rem 0; background: var(--page); border-bottom: 1px solid var(--line); font-size: .9375rem; }
.contents ul { list-style: none; padding: 0; display: flex; gap: 0 1.25rem; overflow-x: auto; white-space: nowrap; scrollbar-width: thin; }
.contents a { display: inline-block; padding: .125rem 0; }
.good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); }
`;

const numbers = `
.overview { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem 3rem; margin-top: 1.5rem; }
@media (min-width: 64rem) { .overview { grid-template-columns: minmax(0, 1fr) minmax(0, 38rem); align-items: start; } }
.numbers { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: .75rem; }
.numbers > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: .625rem .875rem; background: var(--sunken); border-radius: 8px; border-left: 4px solid var(--line); }
.numbers > .good, .numbers > .warn, .numbers > .bad, .numbers > .strong { border-left-color: currentColor; }
.numbers dt { color: var(--soft); font-size: .875rem; line-height: 1.3; }
.numbers dd { margin: 0; font-size: 1.5rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
/* Most scores are high: where the chart does not fit, its end is shown first. */
.from-end { direction: rtl; }
.histogram { direction: ltr; display: block; margin-right: auto; width: 100%; min-width: 30rem; max-width: 38rem; height: auto; font-family: var(--sans); }
`;

const folds = `
.fold { min-width: 0; border-top: 1px solid var(--line); }
.fold > summary { padding: .375rem 0; width: fit-content; max-width: 100%; }
.fold[open] > summary { margin-bottom: .25rem; }
.fold > * + * { margin-bottom: .75rem; }
.plot > .fold { border-top: 0; } .plot > .fold > summary { color: var(--accent); font-size: .9375rem; }
.part > .fold + .fold { margin-top: -.75rem; }
.count { display: inline-block; min-width: 1.75rem; padding: 0 .5rem; text-align: center; border-radius: 999px; background: var(--warn-ground); color: var(--warn); font-weight: 600; font-size: .875rem; }
.facts { display: grid; gap: .375rem; }
.facts > div { display: grid; grid-template-columns: minmax(8rem, 12rem) minmax(0, 1fr); gap: .25rem 1rem; }
.facts dt { color: var(--soft); } .facts dd { margin: 0; }
@media (max-width: 34rem) { .facts > div { grid-template-columns: minmax(0, 1fr); } .facts dd { margin-bottom: .5rem; } }
`;

/** Cells of tables wrap between words only: names and numbers that break anywhere cannot be read. */
const tables = `
main .data { overflow-wrap: break-word; }
.data th[scope='row'] { text-align: left; min-width: 10rem; max-width: 32rem; }
.data .nowrap, .data .state { white-space: nowrap; }
.data td { max-width: 20rem; }
#roster-table { width: 100%; }
#roster .scroll { scroll-padding-left: 10rem; }
#roster-table :is(th, td):first-child { position: sticky; left: 0; z-index: 1; background: var(--page); }
#roster-table tbody tr:hover, #roster-table tbody tr:hover th { background: var(--sunken); }
@media (max-width: 34rem) { #roster-table th[scope='row'] { min-width: 8rem; max-width: 9rem; } }
@media (max-width: 34rem) { #changes .data th[scope='row'] { min-width: 4.5rem; } #changes .data :is(th, td) { padding-left: 0; padding-right: .375rem; } #changes .data td:last-child { min-width: 12rem; } }
.login { display: block; color: var(--soft); font-size: .8125rem; font-weight: 400; }
.sort { font-weight: 600; color: var(--soft); background: none; border: 0; padding: .25rem 0; min-height: 0; text-align: inherit; white-space: nowrap; }
.sort::after { content: '↕'; content: '↕' / ''; padding-left: .25rem; opacity: .6; }
[aria-sort] .sort { color: var(--text); }
[aria-sort] .sort::after { opacity: 1; }
[aria-sort='ascending'] .sort::after { content: '↑'; content: '↑' / ''; }
[aria-sort='descending'] .sort::after { content: '↓'; content: '↓' / ''; }
.control { display: inline-flex; flex-wrap: wrap; gap: .375rem; align-items: center; min-width: 0; }
.controls select { max-width: min(16rem, 100%); text-overflow: ellipsis; }
#roster-status { flex: 1 1 12rem; }
#roster-more { margin-top: .75rem; }
`;

/** On paper nothing is scrolled to: all rows, in columns that fit. Chromium repeats no head of a table in which a button has a box. */
const print = `
@media print {
  .plot > .fold, #roster-more { display: none; }
  .part { margin-top: 1.25rem; }
  .overview { grid-template-columns: minmax(0, 1fr); }
  .numbers > div { border: 1px solid var(--line); }
  .data { font-size: 8pt; } .data th, .data td { padding: .125rem .375rem; }
  .data th[scope='row'] { min-width: 0; }
  .sort { display: contents; } .sort::after { content: none !important; }
  #roster-table :is(th, td):first-child { position: static; }
  .login { display: inline; padding-left: .375rem; }
  .histogram { max-width: 12cm; min-width: 0; }
}
`;

export const siteStyles = [frame, numbers, folds, tables, print].join('');
