import type { ComboBoxFigures } from './combobox/measure.ts';
import type { PageWeight } from './reference/measure.ts';
import { type Comparison, type TableFigures, tableActions } from './table/measure.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** One line: what was measured, what was found, and what it is to be. */
function line(what: string, found: string, aim: string, details: string): string {
  return `${what.padEnd(34)}${found.padStart(9)}   aim ${aim.padEnd(14)} ${details}`;
}

/** The reference page's weight. */
export function describeWeight({ first, later }: PageWeight): string {
  const details = `${kilobytes(later)} more when things are opened`;
  return line('Reference page, first load', kilobytes(first), 'at most 120 kB', details);
}

const tableAims = {
  mount: 0.3,
  'sort by number': 0.5,
  'sort by text': 0.5,
  filter: 0.3,
  'clear filter': 0.6,
} as const;

/** Our table beside the bare one. */
export function describeTables({ times, scrolling }: TableFigures): string {
  const { ours, bare } = scrolling;
  const cost = `${ours.cost.toFixed(1)} ms of CPU a frame, bare ${bare.cost.toFixed(1)} ms`;
  const slow = `bare ${percent(bare.slow)}; ${cost}`;
  return [
    ...tableActions.map((action) =>
      describeRatio(`Table, ${action}`, tableAims[action], times[action]),
    ),
    line('Table, frames above 33 ms', percent(ours.slow), 'under 1 %', slow),
  ].join('\n');
}

/** Our ComboBox beside downshift's. */
export function describeComboBox({ open, search }: ComboBoxFigures): string {
  const details = ({ ours, downshift }: ComboBoxFigures['open']) =>
    `${ours.toFixed(1)} ms, downshift ${downshift.toFixed(1)} ms`;
  const ratio = (found: number) => `${found.toFixed(2)} ×`;
  return [
    line('ComboBox of 10,000, opening', ratio(open.ratio), 'at most 1.1', details(open)),
    line('ComboBox of 10,000, searching', ratio(search.ratio), 'at most 1', details(search)),
  ].join('\n');
}

function describeRatio(what: string, aim: number, { ours, bare, ratio }: Comparison): string {
  const details = `${ours.toFixed(0)} ms, bare ${bare.toFixed(0)} ms`;
  return line(what, `${ratio.toFixed(2)} ×`, `at most ${aim}`, details);
}
