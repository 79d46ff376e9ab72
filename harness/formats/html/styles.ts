/** The style of the report's page, behind the theme and the figures'. */

/** What is scrolled to, by a link or by the focus, comes to lie below the contents. */
const frame = `
html { scroll-padding-top: 5.25rem; }
.kicker { color: var(--soft); font-size: .9375rem; }
h1 { font-size: clamp(1.5rem, 1.1rem + 2vw, 2.125rem); overflow-wrap: anywhere; letter-spacing: -.01em; }
h2 { font-size: 1.3125rem; letter-spacing: -.005em; }
h3 { font-size: 1.0625rem; }
h4 { font-size: 1rem; }
main.wrap { padding-bottom: 3rem; overflow-wrap: anywhere; }
main .data, main .grid { overflow-wrap: break-word; }
.filters label { min-width: 0; }
main > *, .part li { min-width: 0; }
footer.wrap { padding-bottom: 2.5rem; }
.top.wrap { padding-top: clamp(1.5rem, 5vw, 3rem); }
footer p { border-top: 1px solid var(--line); padding-top: 1rem; }
.part { margin-top: clamp(1.5rem, 3.5vw, 2rem); display: grid; gap: .75rem; min-width: 0; }
.part:has(> .fold:not(.cause), > div > .fold) { gap: 0; }
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
.standing { margin-top: .75rem; padding: .75rem 1.5rem; border-left: 5px solid var(--accent); background: var(--sunken); border-radius: 6px; }
.standing ul { margin-top: .25rem; padding-left: 1.25rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.score-words { flex: 1 1 18rem; display: grid; gap: .375rem; }
.contents { position: sticky; top: 0; z-index: 5; margin: 1.25rem 0 0; padding: .5rem 0; background: var(--page); border-bottom: 1px solid var(--line); font-size: .9375rem; }
.contents ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1.125rem; overflow-x: auto; white-space: nowrap; scrollbar-width: thin; }
.contents a { display: inline-block; padding: .125rem 0; }
.ledger { width: 100%; table-layout: fixed; }
.ledger td:first-child, .ledger th:first-child { width: 5.5rem; padding-right: 1.25rem; text-align: right; }
.ledger tbody td:first-child { font-weight: 600; }
.ledger tfoot td { border-bottom: 0; font-weight: 600; }
.ledger-cause { font-weight: 550; }
.summary .data { min-width: min(100%, 30rem); }
.summary { display: grid; gap: .75rem; }
.summary .data { width: 100%; }
.summary .grouped > * { border-bottom-color: transparent; padding-bottom: 0; }
.summary tbody th { font-weight: 600; }
.group { display: flex; gap: .125rem .75rem; align-items: baseline; }
.group > p { flex: none; width: 11.5rem; font-size: .875rem; }
.group ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .1875rem; }
.mark { display: grid; place-items: center; width: 1.25rem; height: 1.25rem; border-radius: 4px; font-size: .75rem; font-weight: 600; line-height: 1; text-decoration: none; }
.mark.good { background: var(--good-ground); } .mark.bad { background: var(--bad-ground); box-shadow: inset 0 0 0 1.5px; } .mark.warn { background: var(--warn-ground); box-shadow: inset 0 0 0 1.5px; } .mark.soft { background: var(--sunken); }
.filters { display: grid; gap: .25rem; font-size: .9375rem; }
.filters fieldset { border: 0; margin: 0; padding: 0 0 0 5.5rem; display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; }
.filters legend { float: left; padding: 0; width: 4.5rem; margin-left: -5.5rem; color: var(--soft); }
.filters label { display: inline-flex; gap: .375rem; align-items: baseline; padding: .125rem 0; cursor: pointer; }
@media (max-width: 34rem) { .contents ul { flex-wrap: nowrap; } .ledger td:first-child, .ledger th:first-child { width: 4.5rem; padding-right: .75rem; } .group { display: block; } .group > p { width: auto; } .mark { width: 1.5rem; height: 1.5rem; } .summary .data :is(th, td) { padding-left: 0; padding-right: .5rem; } .summary .data :is(th, td):last-child { padding-right: 0; } .summary .number { white-space: normal; } .filters fieldset { padding-left: 0; } .filters legend { width: 3.75rem; margin-left: 0; } }
`;

const checks = `
.cause { display: grid; gap: .5rem; min-width: 0; padding-top: .75rem; border-top: 2px solid var(--edge); }
.cause > * { min-width: 0; }
.cause + .cause { margin-top: .5rem; }
.cause > summary { width: auto; } .cause > summary > h3 { display: inline; }
.cause.fold { border-top: 1px solid var(--line); }
.check { display: grid; gap: .5rem; min-width: 0; }
.head { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; }
.check > * { min-width: 0; }
.check + .check { border-top: 1px solid var(--line); margin-top: .5rem; padding-top: 1.25rem; }
.case { border: 1px solid var(--line); border-radius: 8px; background: var(--raised); min-width: 0; }
div.case > .case-line ~ p { padding: 0 .875rem .5rem; font-size: .9375rem; }
.case-line { padding: .5rem .875rem; }
details.case > summary:hover { background: var(--sunken); border-radius: 8px; }
.message { white-space: pre-line; overflow-wrap: anywhere; color: var(--soft); }
.case[open] .message { color: var(--text); }
.case-body { display: grid; gap: .75rem; padding: .25rem .875rem .875rem; min-width: 0; }
.evidence { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: flex-start; }
.evidence > * { min-width: 0; } .evidence > .labelled { flex: 0 1 auto; }
.case-body > * { min-width: 0; }
.comparison { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: flex-start; }
.comparison > div { min-width: 6rem; max-width: 100%; flex: 0 1 auto; }
.comparison dt, .label { color: var(--soft); font-size: .875rem; }
.comparison dd { margin: 0; }
.block { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); border-radius: 6px; padding: .5rem .75rem; line-height: 1.5; }
.block mark { background: var(--bad-ground); color: var(--bad); font-weight: 700; text-decoration: underline 2px; }
.labelled { display: grid; gap: .25rem; }
.hint { border-left: 4px solid var(--info); background: var(--info-ground); padding: .5rem .875rem; border-radius: 0 6px 6px 0; }
.reasons { padding-left: 1.25rem; display: grid; gap: .75rem; }
.value { white-space: pre-wrap; overflow-wrap: anywhere; font-family: var(--mono); font-size: .8125rem; min-width: 8rem; }
.check:target > .head, .cause:target > :is(.head, summary), tr:target, .found:target > pre { outline: 2px solid var(--focus); outline-offset: 4px; border-radius: 3px; }
`;

const folds = `
.fold { min-width: 0; }
.fold > summary { color: var(--accent); padding: .25rem 0; width: fit-content; max-width: 100%; }
.fold > summary h3 { display: inline; color: var(--text); font-size: .9375rem; }
.part > .fold > summary { font-size: .9375rem; } .cause.fold > summary h3 { font-size: 1.0625rem; }
.fold > summary strong { color: var(--text); }
.fold[open] > summary { margin-bottom: .5rem; }
.fold > * + * { margin-top: .5rem; }
.part > .fold:not(.cause), .part > div > .fold { border-top: 1px solid var(--line); margin: 0; }
.part > h2 + .fold:not(.cause), .part > h2 + div > .fold { margin-top: .5rem; }
.part > .fold[open]:not(.cause), .part > div > .fold[open] { padding-bottom: .75rem; }
.part > h2 + .plain { margin: .5rem 0; }
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
.code .keyword { color: var(--accent); } .code .string { color: var(--good); } .code .number { color: var(--warn); } .code .comment { color: var(--faint); }
.code pre > span { unicode-bidi: isolate; }
.between > .gap { color: var(--accent); width: fit-content; }
@media (max-width: 34rem) { .code pre, .gap { padding-left: 3rem; } .code pre::before { width: 2.375rem; } .finding { margin-left: .875rem; } }
`;

/** On paper: the score, what to fix, and an example of each of the first five causes. What is folded or measured stays on the screen. */
const print = `
@media print {
  .fold:not(.cause), .part:not(#review, #ledger, #summary, #failed), .marks, .places { display: none; }
  #failed .fold.cause > :not(summary), .cause:nth-of-type(n + 6) > :not(.head) { display: none; }
  summary { list-style: none; break-after: avoid; }
  .part, .cause { margin-top: .75rem; gap: .375rem; } .cause { padding-top: .375rem; border-top-width: 1px; }
  .top.wrap { padding-top: 0; } .score { margin-top: .5rem; padding: .5rem 1rem; }
  .score, .block { border: 1px solid var(--line); }
  .case { border: 0; break-inside: avoid; }
  .case-line, .case-body { padding: .25rem 0; }
  .case-body { gap: .375rem; }
  .summary .grouped > * { border-bottom-color: var(--line); }
  .cause h3, .check h4, .meta { break-after: avoid; }
}
`;

export const reportStyles = [frame, score, checks, folds, code, print].join('');
