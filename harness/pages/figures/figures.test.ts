import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { Plot, QueueTrace, Sequence, TraceComparison } from '../../contracts/shown.ts';
import { drawGrids } from './grid.ts';
import { pack, unpack } from './cells.ts';
import { drawPlayer } from './player.ts';
import { drawPlot } from './plot.ts';
import { drawSearch } from './search.ts';
import { inLocale } from '../../messages/in-locale.ts';
import { makeLocale, type Translated } from '../../messages/messages.ts';
import { drawTree } from './tree.ts';
import { layOut } from './tree-layout.ts';

const hostile = '</text></svg><script>alert(1)</script><b style="x">';
const points = (count: number, y: (index: number) => number | null): Plot['series'][number]['points'] =>
  Array.from({ length: count }, (_, index) => ({ x: index + 1, y: y(index), high: null }));

const plot = (parts: Partial<Plot> = {}): Plot => ({
  id: 'x',
  title: 'Calls',
  sentence: 'All is well.',
  checks: [],
  x: { title: 'n', scale: 'linear' },
  y: { title: 'calls', unit: 'count', scale: 'linear' },
  series: [{ title: 'submission', role: 'submission', points: points(5, (index) => index) }],
  ...parts,
});

const drawn = async (parts: Partial<Plot>): Promise<string> => render(await drawPlot(plot(parts)));

describe('a plot', () => {
  it('has its sentence, a picture with a name and a description, and its values as a table', async () => {
    const html = await drawn({});
    expect(html).toMatch(/<svg [^>]*role="img"[^>]*><title>Calls<\/title><desc>[^<]*All is well\.<\/desc>/);
    expect(html).toContain('<summary>The values of this plot</summary>');
    expect(html.match(/<th scope="row">/g)).toHaveLength(5);
  });

  it('has in its table what was counted to the last digit', async () => {
    const counts = [2_261_182, 0.123_456_7];
    const series = [{ title: 'x', role: 'submission' as const, points: points(2, (index) => counts[index] ?? null) }];
    const html = await drawn({ series });
    expect(html).toContain('<td class="number">2,261,182</td>');
    expect(html).toContain('<td class="number">0.123457</td>');
  });

  it('has numbers as the language of the report writes them', async () => {
    const series = [{ title: 'x', role: 'submission' as const, points: points(2, (index) => 2_000_000 * (index + 1)) }];
    const html = await inLocale(makeLocale('de', new Map()), () => drawn({ series }));
    expect(html).toContain('<td class="number">2.000.000</td>');
    expect(html).toMatch(/<text[^>]*>2\.000\.000<\/text>/);
  });

  it('takes its colours from the page, and has no style attribute', async () => {
    const roles = ['submission', 'reference', 'limit', 'range'] as const;
    const series = roles.map((role) => ({ title: role, role, points: points(3, (index) => index + 1) }));
    for (const scale of ['names', 'linear'] as const) {
      const html = await drawn({ series, x: { title: 'n', scale } });
      expect(html).not.toMatch(/ style=|#[0-9a-f]{3,6}\b|rgb\(/);
      for (const role of roles) expect(html).toContain(`var(--${role})`);
    }
  });

  it('is the sentence and the table alone when there is nothing to draw', async () => {
    expect(await drawn({ series: [] })).toContain('There are no values to draw.');
    const nulls = [{ title: 'x', role: 'limit' as const, points: points(3, () => null) }];
    expect(await drawn({ series: nulls })).not.toContain('<svg class="plot-svg"');
  });

  it('draws one point, and says which values a logarithmic scale cannot show', async () => {
    const y = { title: 'calls', unit: 'count', scale: 'log' } as const;
    const series = [{ title: 'x', role: 'submission' as const, points: points(3, (index) => index - 1) }];
    const html = await drawn({ y, series });
    expect(html).toContain('2 values are zero or less');
    expect(html).toContain('<svg class="plot-svg"');
  });

  it('stays small with thousands of points, and says so', async () => {
    const series = (['submission', 'reference', 'limit'] as const).map((role) => ({
      title: role,
      role,
      points: points(2_000, (index) => index % 97),
    }));
    const html = await drawn({ series });
    expect(/<svg class="plot-svg"[^]*?<\/svg>/.exec(html)?.[0].length).toBeLessThan(30_000);
    expect(html).toContain('480 of 6,000 points are drawn.');
    expect(html).toContain('The first 200 of 2,000 rows.');
  });

  it('escapes whatever its titles and names are', async () => {
    const series = [{ title: hostile, role: 'submission' as const, points: [{ x: hostile, y: 1, high: null }] }];
    const html = await drawn({
      title: hostile,
      sentence: hostile,
      x: { title: hostile, scale: 'names' },
      y: { title: hostile, unit: 'bytes', scale: 'log' },
      series,
    });
    expect(html).not.toMatch(/<script|<b /);
  });
});

const board = [
  ['1', '0'],
  ['3', '2'],
];

describe('boards', () => {
  it('say and mark which cells differ', () => {
    const html = render(drawGrids([{ title: 'is', cells: board, marked: [[1, 1]] }]));
    expect(html).toContain('<td class="cell marked">2<span class="unseen"> differs</span></td>');
    expect(html).toContain('<td class="cell blank">0</td>');
  });

  it('of any size are drawn where they differ, and say what is left out', () => {
    const cells = Array.from({ length: 127 }, (_, row) =>
      Array.from({ length: 127 }, (__, at) => String(row * 127 + at)),
    );
    const html = render(
      drawGrids([
        {
          title: 'is',
          cells,
          marked: [
            [60, 100],
            [0, 0],
          ],
        },
      ]),
    );
    expect(html.match(/<td/g)).toHaveLength(144);
    expect(html).toContain('Rows 55 to 66, columns 95 to 106 of 127-by-127. 1 more cell differs outside.');
  });

  it('without cells, or with rows of other lengths, are drawn as they are', () => {
    expect(render(drawGrids([{ title: 'null', cells: [], marked: [] }]))).toContain('no cells');
    expect(render(drawGrids([{ title: 'x', cells: [['1'], ['2', hostile]], marked: [] }]))).not.toContain('<script');
  });
});

const sequence = (parts: Partial<Sequence> = {}): Sequence => ({
  title: 'solution()',
  by: 'submission',
  frames: Array.from({ length: 40 }, (_, index) =>
    index % 2 === 0
      ? board
      : [
          ['0', '1'],
          ['3', '2'],
        ],
  ),
  cut: false,
  fault: null,
  ...parts,
});

describe('the player', () => {
  it('tells how many cells change in the digits and the form that its language has for the number', () => {
    const row = (...cells: string[]): string[][] => [cells];
    const frames = [row('1', '2', '3', '4', '5'), row('9', '8', '7', '4', '5'), row('4', '3', '2', '1', '6')];
    const said = (tag: string, text: Translated): string =>
      inLocale(makeLocale(tag, new Map([['figures.player.changes', text]])), () =>
        render(drawPlayer([sequence({ frames })])),
      );
    const polish = said('pl', { one: '{count} pole', few: '{count} pola', many: '{count} pól', other: '{count} pola' });
    expect(polish).toMatch(/<p>3 pola<\/p>.*<p>5 pól<\/p>/u);
    expect(said('fa', '{count} خانه')).toContain('<p>۳ خانه</p>');
  });

  it('can be read without script: beginning, fault and end of each solution', () => {
    const html = render(drawPlayer([sequence({ fault: { frame: 20, message: 'no legal move.' } })]));
    expect(html.match(/<li[ >]/g)).toHaveLength(6 + 1 + 3 + 1 + 2);
    expect(html).toContain('13 steps are not drawn here.');
    expect(html).toContain('solution(): Step 20: no legal move.');
    expect(html).toContain('1 and 0 swap places');
    expect(html).toMatch(/class="stage"[^>]* hidden/);
  });

  it('keeps boards in short form, whatever they are', () => {
    const frames = [
      board,
      [
        ['0', '1'],
        ['3', '2'],
      ],
      [],
      [['null']],
      [['"\n']],
    ];
    expect(unpack(pack(frames))).toEqual(frames);
    expect(pack(sequence().frames).length).toBeLessThan(40 * 45);
  });

  it('without boards says so', () => {
    expect(render(drawPlayer([sequence({ frames: [] })]))).toContain('There are no states to show.');
  });
});

const trace = (by: QueueTrace['by'], count: number): QueueTrace => ({
  title: by,
  by,
  steps: Array.from({ length: count }, (_, step) => ({
    entries: Array.from({ length: step + 1 }, (__, at) => ({
      priority: at,
      moves: step,
      distance: null,
      cells: board,
    })),
    taken: 0,
  })),
  cut: false,
});

const comparison = (parts: Partial<TraceComparison>): TraceComparison => ({
  title: 'puzzle04.txt',
  traces: [trace('submission', 3), trace('reference', 3)],
  departure: null,
  ...parts,
});

describe('the queue trace', () => {
  it('draws once what both searches do, and twice what they do not', () => {
    const html = render(drawSearch(comparison({ traces: [trace('submission', 3), trace('reference', 4)] })));
    expect(html.match(/submission and reference/g)).toHaveLength(2 * 3);
    expect(html).toContain('This search had already ended.');
  });

  it('marks the first difference, and says it', () => {
    const html = render(drawSearch(comparison({ departure: { step: 1, message: `it ends ${hostile}` } })));
    expect(html).toContain('First difference, at step 1: it ends');
    expect(html.match(/<li class="departs">/g)).toHaveLength(1);
    expect(html).not.toContain('<script');
  });

  it('says of a trace that is cut only that its steps are the same', () => {
    const cut = render(
      drawSearch(comparison({ traces: [{ ...trace('submission', 3), cut: true }, trace('reference', 3)] })),
    );
    expect(cut).toContain('In the first 3 steps, both searches remove the same nodes');
  });

  it('is bounded, and says what is not drawn', () => {
    const html = render(drawSearch(comparison({ traces: [trace('submission', 90)] })));
    expect(html).toContain('50 more steps are not drawn.');
    expect(html).toContain('28 more nodes are not drawn.');
    expect(html).toContain('distance = unknown');
  });
});

describe('the game tree', () => {
  it('puts parents above the middle of their children', () => {
    expect(layOut([null, 0, 0, 2, 2])).toEqual([
      { x: 0.75, y: 0 },
      { x: 0, y: 1 },
      { x: 1.5, y: 1 },
      { x: 1, y: 2 },
      { x: 2, y: 2 },
    ]);
  });

  it('says when each node was taken out, and how many are left out', () => {
    const node = { cells: board, facts: 'f 4 = 0 + 4' };
    const html = render(
      drawTree(
        'x',
        [
          { ...node, parent: null, order: 0 },
          { ...node, parent: 0, order: null },
        ],
        7,
      ),
    );
    expect(html).toContain('step 0 f 4 = 0 + 4; in the queue f 4 = 0 + 4;');
    expect(html).toContain('7 more nodes are not drawn.');
  });
});
