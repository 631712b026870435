import type { ChartEvent, ChartThreshold } from './chart-series.ts';
import type { DrawnSeries } from './series-look.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { LineChartWords } from './words.ts';
import {
  caption,
  captionText,
  cell,
  columnHead,
  eventCell,
  rowHead,
  scroller,
  table,
} from './ChartTable.css.ts';

type ChartTableProps = {
  readonly label: string;
  readonly words: LineChartWords;
  readonly instants: readonly number[];
  readonly series: readonly DrawnSeries[];
  readonly thresholds: readonly ChartThreshold[];
  readonly eventsAt: ReadonlyMap<number | undefined, readonly ChartEvent[]>;
  readonly formatTime: (at: number) => string;
  readonly formatValue: (value: number) => string;
  /** Seen; otherwise for screen readers alone. */
  readonly isShown: boolean;
};

/**
 * The figures of the chart as a table: always available to a screen reader, and shown on request.
 */
export function ChartTable({ isShown, ...props }: ChartTableProps) {
  if (!isShown) {
    return (
      <VisuallyHidden as="div">
        <Figures {...props} />
      </VisuallyHidden>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable block must be reachable by keyboard
    <section aria-label={props.label} tabIndex={0} className={scroller}>
      <Figures {...props} />
    </section>
  );
}

function Figures(props: Omit<ChartTableProps, 'isShown'>) {
  const { label, words, instants, series, thresholds, eventsAt, formatTime, formatValue } = props;
  const marks = thresholds.map(({ label: name }) => name);
  return (
    <table className={table}>
      <caption className={caption}>
        <span className={captionText}>{[label, ...marks].join(' · ')}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={rowHead}>
            {words.timeHeader}
          </th>
          {series.map(({ series: { id, name } }) => (
            <th key={id} scope="col" className={columnHead}>
              {name}
            </th>
          ))}
          {eventsAt.size > 0 && (
            <th scope="col" className={eventCell}>
              {words.eventsHeader}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {instants.map((at) => (
          <tr key={at}>
            <th scope="row" className={rowHead}>
              {formatTime(at)}
            </th>
            {series.map(({ series: { id }, valueAt }) => {
              const value = valueAt(at);
              return (
                <td key={id} className={cell({ isEmpty: value === null })}>
                  {value === null ? words.noData : formatValue(value)}
                </td>
              );
            })}
            {eventsAt.size > 0 && (
              <td className={eventCell}>
                {(eventsAt.get(at) ?? []).map((event) => event.label).join(' · ')}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
