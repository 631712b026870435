import { useMemo, useState } from 'react';
import type { Span } from '../../parts/chart/index.ts';
import { Button } from '../button/index.ts';
import { eventsByInstant, instantsOf, valuesOf } from './chart-series.ts';
import type { ChartEvent, ChartSeries, ChartThreshold } from './chart-series.ts';
import { ChartReader } from './ChartReader.tsx';
import { ChartTable } from './ChartTable.tsx';
import { drawnSeries } from './series-look.ts';
import { usualWords } from './words.ts';
import type { LineChartWords } from './words.ts';
import { chart, empty, tableToggle } from './LineChart.css.ts';

const none: readonly never[] = [];

/** The caller formats numbers and times, because `domain` has the rules. */
export type LineChartProps = {
  /** The content of the chart and its time: "Success rate per terminal, last hour". */
  readonly label: string;
  readonly series: readonly ChartSeries[];
  readonly thresholds?: readonly ChartThreshold[];
  /** Marks on the time axis. The caller lists them, too, where they lead somewhere. */
  readonly events?: readonly ChartEvent[];
  /**
   * The range that the value axis always covers, `[0, 100]` for a share; default: the range of the
   * values.
   */
  readonly range?: Span;
  readonly formatValue: (value: number) => string;
  /** A time (Unix ms) in full, in UTC. */
  readonly formatTime: (at: number) => string;
  /** A time at the axis, where room is short; `formatTime` unless given. */
  readonly formatTick?: (at: number) => string;
  readonly words?: Partial<LineChartWords>;
};

/** Values over time, of several things at once, as lines to be compared and as a table to be read. */
export function LineChart(chartProps: LineChartProps) {
  const { thresholds = [], events = none, words: someWords, ...props } = chartProps;
  const { label, series, range, formatValue, formatTime, formatTick = formatTime } = props;
  const words = { ...usualWords(), ...someWords };
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [isTableShown, setIsTableShown] = useState(false);
  const drawn = useMemo(() => drawnSeries(series), [series]);
  const instants = useMemo(() => instantsOf(series), [series]);
  const eventsAt = useMemo(() => eventsByInstant(events, instants), [events, instants]);

  if (valuesOf(series).length === 0) {
    return (
      <figure aria-label={label} className={chart}>
        <p className={empty}>{words.empty}</p>
      </figure>
    );
  }

  const isShown = (id: string): boolean => !hidden.includes(id);
  const toggle = (id: string) =>
    setHidden(isShown(id) ? [...hidden, id] : hidden.filter((other) => other !== id));
  return (
    <figure aria-label={label} className={chart}>
      <ChartReader
        {...{ label, drawn, instants, thresholds, range, formatValue, formatTime, formatTick }}
        {...{ events, eventsAt, words }}
        isShown={isShown}
        onToggle={toggle}
      />
      <div className={tableToggle}>
        <Button size="sm" variant="ghost" onPress={() => setIsTableShown(!isTableShown)}>
          {isTableShown ? words.hideTable : words.showTable}
        </Button>
      </div>
      <ChartTable
        {...{ label, instants, thresholds, formatTime, formatValue, eventsAt, words }}
        series={drawn.filter((each) => isShown(each.series.id))}
        isShown={isTableShown}
      />
    </figure>
  );
}
