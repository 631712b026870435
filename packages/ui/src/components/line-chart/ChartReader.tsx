import { useId } from 'react';
import type { Span } from '../../parts/chart/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { chartLayout } from './chart-layout.ts';
import { nearestIndex, valuesOf } from './chart-series.ts';
import type { ChartEvent, ChartThreshold } from './chart-series.ts';
import { Legend } from './Legend.tsx';
import { Plot } from './Plot.tsx';
import type { DrawnSeries } from './series-look.ts';
import { useCursor } from './useCursor.ts';
import { useWidth } from './useWidth.ts';
import type { LineChartWords } from './words.ts';
import { eventLine, head, plotArea, time } from './LineChart.css.ts';

type ChartReaderProps = {
  readonly label: string;
  readonly drawn: readonly DrawnSeries[];
  readonly instants: readonly number[];
  readonly thresholds: readonly ChartThreshold[];
  readonly range: Span | undefined;
  readonly events: readonly ChartEvent[];
  readonly eventsAt: ReadonlyMap<number | undefined, readonly ChartEvent[]>;
  readonly isShown: (id: string) => boolean;
  readonly onToggle: (id: string) => void;
  readonly formatValue: (value: number) => string;
  readonly formatTime: (at: number) => string;
  readonly formatTick: (at: number) => string;
  readonly words: LineChartWords;
};

/** The drawing with its legend, and the point in it that is being read: the last unless one is pointed at. */
export function ChartReader(props: ChartReaderProps) {
  const { label, drawn, instants, thresholds, isShown, formatValue, formatTime, words } = props;
  const { events, eventsAt } = props;
  const hintId = useId();
  const [plotRef, width] = useWidth(640);
  const { cursor, index, onKeyDown, pointAt, leave } = useCursor(instants.length);
  const at = instants[index] ?? 0;

  const shown = drawn.filter(({ series }) => isShown(series.id));
  /* The axis is that of all series, so that nothing moves when one is taken away. */
  const values = [
    ...valuesOf(drawn.map(({ series }) => series)),
    ...thresholds.map(({ value }) => value),
  ];
  const valueText = ({ valueAt }: DrawnSeries): string => {
    const value = valueAt(at);
    return value === null ? words.noData : formatValue(value);
  };
  const happened = (eventsAt.get(at) ?? []).map((event) => event.label);
  const reading = [...shown.map((each) => `${each.series.name} ${valueText(each)}`), ...happened];

  return (
    <>
      <div className={head}>
        <span className={time}>{formatTime(at)}</span>
        <Legend {...{ thresholds, isShown, valueText }} all={drawn} onToggle={props.onToggle} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own */}
      <div
        ref={plotRef}
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- and must be reached to hear them
        tabIndex={0}
        className={plotArea}
        onKeyDown={onKeyDown}
        onBlur={leave}
      >
        <Plot
          layout={chartLayout({ ...props, width, values })}
          shown={shown}
          {...{ thresholds, events }}
          crossAt={cursor === null ? undefined : at}
          onPoint={(pointed) => pointAt(nearestIndex(instants, pointed))}
          onLeave={leave}
        />
      </div>
      {events.length > 0 && (
        <p className={eventLine}>
          {cursor !== null && happened.length > 0 ? happened.join(' · ') : words.eventHint}
        </p>
      )}
      <VisuallyHidden as="div">
        <p id={hintId}>{words.hint}</p>
        <p role="status">
          {cursor?.isByKey === true ? [formatTime(at), ...reading].join(', ') : ''}
        </p>
      </VisuallyHidden>
    </>
  );
}
