/** The style of the page of a pair, behind the theme. Parts are told apart by numbers and edges; colours only help. */

/** Degrees of the colour circle; each is far from the one before it. None of them means anything. */
const degrees = [210, 40, 285, 170, 330, 90] as const;

/** How many colours there are before they repeat. */
export const hues = degrees.length;

const hueRules = (ground: string, edge: string): string =>
  degrees
    .map(
      (degree, index) =>
        `.hue-${index + 1} { --ground: hsl(${degree} ${ground}); --part-edge: hsl(${degree} ${edge}); }`,
    )
    .join('\n');

export const pairStyles = `
.wrap { max-width: 110rem; }
main.wrap { display: grid; gap: 1rem; padding-block: 2rem; overflow-wrap: anywhere; }
main > *, .side, .file { min-width: 0; }
h1 { font-size: clamp(1.5rem, 1.1rem + 2vw, 2rem); }
h2 { font-size: 1.25rem; } h3 { font-size: 1rem; }
.wrap > p { max-width: 60rem; }
.caution { border-left: 4px solid var(--edge); padding-left: .75rem; }
section { display: grid; gap: .5rem; }
.data { justify-self: start; } .data :is(th, td) { vertical-align: top; } .data th:first-child { white-space: nowrap; } .data a { display: inline-block; padding: .125rem 0; }
.sides { display: grid; gap: 1.5rem; }
.file { display: grid; gap: .375rem; }
.side { align-content: start; }
${hueRules('75% 90%', '60% 32%')}
@media screen and (prefers-color-scheme: dark) {
${hueRules('40% 22%', '60% 68%')}
}
.code { border: 1px solid var(--line); border-radius: 8px; padding: .5rem 0; font-size: .875rem; }
.code pre { position: relative; padding: 0 .5rem 0 5rem; white-space: pre-wrap; overflow-wrap: anywhere; min-height: 1.5em; line-height: 1.5; overflow: visible; }
.code pre::before { content: attr(data-n); position: absolute; left: 0; width: 2.75rem; text-align: right; color: var(--faint); user-select: none; }
.code pre.in::after { content: attr(data-part); position: absolute; left: 2.75rem; top: 0; bottom: 0; width: 1.75rem; text-align: right; padding-right: .25rem; font-weight: 650; border-right: 3px solid var(--part-edge); user-select: none; }
mark { color: var(--text); background: var(--ground); border-bottom: 1px solid var(--part-edge); }
.jump { display: inline-block; min-width: 1.5rem; margin-right: .25rem; text-align: center; font-weight: 650; color: var(--text); background: var(--ground); border: 1px solid var(--part-edge); border-radius: 4px; }
.jump:target, .jump:focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; }
html { scroll-padding-top: 25vh; }
@media (min-width: 900px) { .sides { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
@media print { mark, .jump { print-color-adjust: exact; } }
@media (forced-colors: active) { mark { background: Canvas; color: CanvasText; border-bottom: 2px solid; } .jump { border: 2px solid; } }
`;
