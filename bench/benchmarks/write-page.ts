import { drawChart } from './draw-chart.ts';
import { type Figures, type Group, type Row, shareOfAim } from './read-figures.ts';

/** The files of the page by their paths in `docs`: the page itself, and the charts. */
export function filesOf(figures: Figures): ReadonlyMap<string, string> {
  const charts = figures.groups.flatMap((group) => {
    const chart = drawChart(group);
    return chart === undefined ? [] : [[`benchmarks/${group.file}.svg`, chart] as const];
  });
  return new Map([['benchmarks.md', pageOf(figures)], ...charts]);
}

function pageOf({ machine, versions, groups }: Figures): string {
  const entries = groups.flatMap(({ rows }) => rows);
  const byShare = entries.toSorted((a, b) => (shareOfAim(a) ?? 0) - (shareOfAim(b) ?? 0));
  const missed = byShare.filter((entry) => (shareOfAim(entry) ?? 1) < 1);
  const reached = byShare.filter((entry) => (shareOfAim(entry) ?? 0) >= 1);
  const withoutAim = entries.filter(({ aim, found }) => aim === undefined && found !== undefined);
  const unknown = entries.filter(({ found }) => found === undefined);
  return [
    '<!-- Made from bench/benchmarks/figures.json by `npm run bench:page`: change the figures there. -->',
    '',
    '# Benchmarks',
    '',
    `Of ${missed.length + reached.length} measured figures with an aim, ${missed.length} miss it and ${reached.length} reach it. Not measured yet: ${unknown.length}.`,
    'Times are ratios of two things that take turns in one run; [bench](../bench/README.md) says what is compared, and how to run it.',
    '',
    `- Machine: ${machine}.`,
    `- Versions: ${versions}.`,
    '- Each row is measured by one command, on the date beside it.',
    '',
    '## Missed, the furthest from its aim first',
    '',
    ...tableOf(missed),
    '',
    '## Not measured yet',
    '',
    ...tableOf(unknown),
    '',
    '## Reached',
    '',
    ...tableOf(reached),
    '',
    '## Measured, without an aim',
    '',
    ...tableOf(withoutAim),
    '',
    '## Charts',
    '',
    'A bar is the distance from the aim: to the left the figure misses it, to the right it is better. The scale is logarithmic and ends at a quarter and at four times.',
    ...groups.flatMap(chartOf),
    '',
  ].join('\n');
}

function chartOf(group: Group): readonly string[] {
  if (drawChart(group) === undefined) return [];
  const { name, file, rows } = group;
  const words = rows.flatMap(({ short, found, unit = '' }) =>
    short === undefined || found === undefined ? [] : [`${short} ${found}${unit && ` ${unit}`}`],
  );
  return [
    '',
    `### ${name}`,
    '',
    `![Figures beside their aims: ${words.join('; ')}](benchmarks/${file}.svg)`,
  ];
}

const heads = ['work', 'found', 'aim', 'date', 'rounds', 'command'] as const;

/** A table with columns of even width, as the formatter writes them. */
function tableOf(entries: readonly Row[]): readonly string[] {
  const rows = entries.map((entry) => [
    entry.work,
    entry.found === undefined ? 'not measured' : withUnit(entry.found, entry),
    entry.aim === undefined ? '' : `${entry.is} ${withUnit(entry.aim, entry)}`,
    entry.date ?? '',
    entry.rounds ?? '',
    entry.command === undefined ? 'none yet' : `\`${entry.command}\``,
  ]);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [lineOf(heads), lineOf(widths.map((size) => '-'.repeat(size))), ...rows.map(lineOf)];
}

const withUnit = (value: number, { unit }: Row): string =>
  unit === undefined ? String(value) : `${value} ${unit}`;
