import { type Group, type Row, shareOfAim } from './read-figures.ts';

/* Places and sizes, in px. */
const [width, labels, rowHeight, top] = [760, 240, 28, 40];
/** The scale is logarithmic: a quarter of the aim is as far from it as four times the aim. */
const [least, most] = [1 / 4, 4];
const ticks = [
  [1 / 4, '¼'],
  [1 / 2, '½'],
  [1, 'aim'],
  [2, '2 ×'],
  [4, '4 ×'],
] as const;

/** How good each measured figure of a group is beside its aim, as an SVG; undefined if none was measured. */
export function drawChart({ name, rows }: Group): string | undefined {
  const bars = rows.filter((row) => shareOfAim(row) !== undefined);
  if (bars.length === 0) return undefined;
  const height = top + bars.length * rowHeight + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${name}: figures beside their aims">`,
    '<style>',
    'text { font: 13px system-ui, sans-serif; fill: #1f2328 }',
    '.tick { stroke: #d1d9e0 } .aim { stroke: #59636e } .missed { fill: #bc4c00 } .reached { fill: #1a7f37 }',
    '@media (prefers-color-scheme: dark) {',
    'text { fill: #f0f6fc } .tick { stroke: #3d444d } .aim { stroke: #9198a1 } .missed { fill: #db6d28 } .reached { fill: #3fb950 }',
    '}',
    '</style>',
    ...ticks.flatMap(([value, label]) => drawTick(value, label, height)),
    ...bars.flatMap(drawBar),
    '</svg>',
    '',
  ].join('\n');
}

function placeOf(share: number): number {
  const inside = Math.min(Math.max(share, least), most);
  const part = Math.log(inside / least) / Math.log(most / least);
  return Math.round(labels + part * (width - labels - 80));
}

function drawTick(value: number, label: string, height: number): readonly string[] {
  const x = placeOf(value);
  return [
    `<text x="${x}" y="20" text-anchor="middle">${label}</text>`,
    `<line class="${value === 1 ? 'aim' : 'tick'}" x1="${x}" x2="${x}" y1="28" y2="${height - 8}"/>`,
  ];
}

/** From the aim to the figure, so that a longer bar is further from it. */
function drawBar(row: Row, index: number): readonly string[] {
  const share = shareOfAim(row) ?? 1;
  const y = top + index * rowHeight;
  const [aim, found] = [placeOf(1), placeOf(share)];
  const [left, right] = [Math.min(aim, found), Math.max(aim, found)];
  const isReached = share >= 1;
  const value = `${row.found}${row.unit === undefined ? '' : ` ${row.unit}`}`;
  const anchor = isReached ? `x="${right + 8}"` : `x="${left - 8}" text-anchor="end"`;
  return [
    `<text x="0" y="${y + 14}">${row.short ?? row.work}</text>`,
    `<rect class="${isReached ? 'reached' : 'missed'}" x="${left}" y="${y + 2}" width="${Math.max(right - left, 2)}" height="16" rx="2"/>`,
    `<text ${anchor} y="${y + 14}">${value}</text>`,
  ];
}
