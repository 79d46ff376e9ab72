/** The style of the report's page, behind the theme and the figures'. */

const frame = `
.kicker { color: var(--soft); font-size: .9375rem; }
h1 { font-size: clamp(1.5rem, 1.1rem + 2vw, 2.125rem); overflow-wrap: anywhere; letter-spacing: -.01em; }
h2 { font-size: 1.3125rem; letter-spacing: -.005em; }
h3 { font-size: 1.0625rem; }
h4 { font-size: 1rem; }
main.wrap { padding-bottom: 3rem; overflow-wrap: anywhere; }
main .data, main .grid { overflow-wrap: break-word; }
main > *, .part li { min-width: 0; }
footer.wrap { padding-bottom: 2.5rem; }
.top.wrap { padding-top: clamp(1.5rem, 5vw, 3rem); }
footer p { border-top: 1px solid var(--line); padding-top: 1rem; }
.part { margin-top: clamp(2.25rem, 5vw, 3.25rem); display: grid; gap: 1rem; min-width: 0; }
.part > * { min-width: 0; }
.right { text-align: right !important; }
.small { font-size: .875rem; }
.plain { list-style: none; padding: 0; display: grid; gap: .25rem; }
.verdict { font-weight: 550; }
.good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); } .info { color: var(--info); }
.verdict.soft { color: var(--soft); font-weight: 400; }
.meta { color: var(--soft); font-size: .9375rem; }
.notice { border: 1px solid; border-left-width: 5px; border-radius: 6px; padding: 1rem 1.25rem; margin-top: 1.75rem; background: var(--warn-ground); }
.notice .part { margin-top: 0; gap: .5rem; } .notice h2 { font-size: 1.0625rem; } .notice ul { padding-left: 1.25rem; color: var(--text); }
`;

const score = `
.score { display: flex; flex-wrap: wrap; align-items: baseline; gap: .5rem 2rem; margin-top: 1.5rem; padding: 1.25rem 1.5rem; background: var(--sunken); border-radius: 10px; }
.score-number { color: var(--soft); white-space: nowrap; }
.score-number strong { font-size: clamp(2.25rem, 1.6rem + 3vw, 3.25rem); line-height: 1.1; letter-spacing: -.02em; color: var(--text); font-variant-numeric: tabular-nums; font-weight: 680; }
.score-number.none strong { font-size: 1.75rem; color: var(--bad); }
.score-words { flex: 1 1 18rem; display: grid; gap: .375rem; }
.contents { margin-top: 1.25rem; font-size: .9375rem; }
.contents ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
.contents a { display: inline-block; padding: .125rem 0; }
.ledger { width: 100%; }
.ledger td, .summary th { overflow-wrap: anywhere; }
.ledger .number { overflow-wrap: normal; }
.ledger td:first-child, .ledger th:first-child { width: 5.5rem; padding-right: 1.25rem; text-align: right; }
@media (max-width: 34rem) { .ledger td:first-child, .ledger th:first-child { width: 4rem; padding-right: .75rem; } .summary .data :is(th, td) + :is(th, td) { padding-left: .5rem; } .summary .data :is(th, td) { padding-right: 0; } .summary .number { white-space: normal; } }
.ledger tbody td { padding-top: .75rem; padding-bottom: .75rem; }
.ledger tbody td:first-child { font-weight: 600; }
.ledger tfoot td { border-bottom: 0; font-weight: 600; }
.ledger-cause { font-weight: 550; }
.ledger .plain { margin-top: .375rem; font-size: .875rem; color: var(--soft); }
.ledger .fold { margin-top: .25rem; font-size: .875rem; }
.figure { font-variant-numeric: tabular-nums; }
.summary .data { min-width: min(100%, 30rem); }
.summary .group th, .summary .group td { padding-top: .125rem; padding-bottom: .125rem; font-size: .875rem; font-weight: 400; border-bottom-color: transparent; }
.summary .group th { padding-left: 1.25rem; color: var(--soft); }
.summary tr:has(+ .group) > * { border-bottom-color: transparent; }
.summary .group:not(:has(+ .group)) > * { border-bottom-color: var(--line); padding-bottom: .375rem; }
`;

const checks = `
.cause { display: grid; gap: .75rem; min-width: 0; padding-top: 1.25rem; border-top: 2px solid var(--edge); }
.cause > * { min-width: 0; }
.cause + .cause { margin-top: 1.25rem; }
.check { display: grid; gap: .5rem; min-width: 0; }
.meta + .check { margin-top: .5rem; }
.check > * { min-width: 0; }
.check + .check { border-top: 1px solid var(--line); margin-top: .5rem; padding-top: 1.25rem; }
.case { border: 1px solid var(--line); border-radius: 8px; background: var(--raised); min-width: 0; }
div.case > .case-line ~ p { padding: 0 .875rem .5rem; font-size: .9375rem; }
.case-line { padding: .5rem .875rem; }
details.case > summary:hover { background: var(--sunken); border-radius: 8px; }
.message { white-space: pre-line; overflow-wrap: anywhere; color: var(--soft); }
.case[open] .message { color: var(--text); }
.case-body { display: grid; gap: 1rem; padding: .5rem .875rem 1rem; min-width: 0; }
.case-body > * { min-width: 0; }
.comparison { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: flex-start; }
.comparison > div { min-width: min(100%, 8rem); max-width: 100%; flex: 0 1 auto; }
.comparison dt, .label { color: var(--soft); font-size: .875rem; }
.comparison dd { margin: 0; }
.block { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); border-radius: 6px; padding: .5rem .75rem; line-height: 1.5; }
.labelled { display: grid; gap: .25rem; }
.hint { border-left: 4px solid var(--info); background: var(--info-ground); padding: .5rem .875rem; border-radius: 0 6px 6px 0; }
.reasons { padding-left: 1.25rem; display: grid; gap: .75rem; }
.value { white-space: pre-wrap; overflow-wrap: anywhere; font-family: var(--mono); font-size: .8125rem; min-width: 8rem; }
:target { scroll-margin-top: 1rem; }
.check:target > h4, .check:target > .meta, .cause:target > h3, tr:target, .found:target > pre { outline: 2px solid var(--focus); outline-offset: 4px; border-radius: 3px; }
`;

const folds = `
.fold { min-width: 0; }
.fold > summary { color: var(--accent); padding: .25rem 0; width: fit-content; max-width: 100%; }
.fold > summary h3 { display: inline; color: var(--text); }
.fold > summary strong { color: var(--text); }
.fold[open] > summary { margin-bottom: .5rem; }
.fold > * + * { margin-top: .5rem; }
.part > .fold { border-top: 1px solid var(--line); padding-top: .5rem; margin: 0; }
.part > .fold + .fold { margin-top: -.5rem; }
.fold > .plot > figcaption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.fold > .plot { position: relative; }
.remark { color: var(--soft); font-size: .9375rem; max-width: 46rem; }
.facts { display: grid; gap: .375rem; }
.facts > div { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; }
.facts dt { color: var(--soft); overflow-wrap: anywhere; }
.facts dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 34rem) { .facts > div { grid-template-columns: 1fr; } .facts dd { margin-bottom: .5rem; } }
`;

const code = `
.code { border: 1px solid var(--line); border-radius: 8px; padding: .625rem 0; font-size: .9375rem; }
.code pre { position: relative; padding: 0 .875rem 0 4rem; white-space: pre-wrap; overflow-wrap: anywhere; min-height: 1.5em; line-height: 1.5; overflow: visible; }
.code pre::before { content: attr(data-n); position: absolute; left: 0; width: 3rem; text-align: right; color: var(--faint); font-variant-numeric: tabular-nums; user-select: none; }
.code .found { background: var(--sunken); padding: .25rem 0 .375rem; }
.code .found > pre { font-weight: 600; }
.finding { margin: .25rem .875rem 0 4rem; padding: .375rem .75rem; border-left: 4px solid; border-radius: 0 6px 6px 0; font-size: .9375rem; }
.finding.bad { background: var(--bad-ground); } .finding.warn { background: var(--warn-ground); } .finding.info { background: var(--info-ground); }
.finding .message { color: var(--text); }
.gap { color: var(--soft); font-size: .875rem; padding: .25rem .875rem .25rem 4rem; }
@media (max-width: 34rem) { .code pre, .gap { padding-left: 3rem; } .code pre::before { width: 2.375rem; } .finding { margin-left: .875rem; } }
`;

/** On paper everything is open: what is folded cannot be clicked there. */
const print = `
@media print {
  details::details-content { content-visibility: visible !important; display: block !important; height: auto !important; }
  summary { list-style: none; break-after: avoid; }
  .fold > summary { color: inherit; font-weight: 600; }
  .score, .block, .code .found { border: 1px solid var(--line); }
  .case { break-inside: auto; border-color: var(--edge); }
  .case-line { break-after: avoid; }
  .part { display: block; }
  .part > * + *, .cause > * + *, .check > * + * { margin-top: .5rem; }
  .cause, .check, .case-body { display: block; }
  .case-body > * + * { margin-top: .5rem; }
}
`;

export const reportStyles = [frame, score, checks, folds, code, print].join('');
