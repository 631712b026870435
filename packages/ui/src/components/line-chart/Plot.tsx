import type { PointerEvent } from 'react';
import { linePath, isolatedPoints } from '../../parts/chart/index.ts';
import { Axes } from './Axes.tsx';
import { markedPlaces, placesOf } from './chart-layout.ts';
import type { ChartLayout } from './chart-layout.ts';
import type { ChartEvent, ChartThreshold } from './chart-series.ts';
import { thresholdDash } from './series-look.ts';
import type { DrawnSeries } from './series-look.ts';
import { cross, event, eventStem, line, marker, plot, threshold, toned } from './LineChart.css.ts';

/* A triangle that stands on the axis. */
const eventMark = 'M-6 0H6L0-10Z';

type PlotProps = {
  readonly layout: ChartLayout;
  readonly shown: readonly DrawnSeries[];
  readonly thresholds: readonly ChartThreshold[];
  readonly events: readonly ChartEvent[];
  /** The time of the crosshair, if there is one. */
  readonly crossAt: number | undefined;
  readonly onPoint: (at: number) => void;
  readonly onLeave: () => void;
};

/** The drawing. Hidden from screen readers: the figures are announced and listed in the table. */
export function Plot(props: PlotProps) {
  const { layout, shown, thresholds, events, crossAt, onPoint, onLeave } = props;
  const { width, height } = layout;
  const point = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onPoint(layout.timeAt(((clientX - box.left) / box.width) * width));
  };
  return (
    <svg
      className={plot}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      focusable={false}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={onLeave}
    >
      <Axes layout={layout} />
      {shown.map((each) => (
        <Line key={each.series.id} layout={layout} shown={each} />
      ))}
      {thresholds.map(({ label, value, tone }, index) => (
        <g key={label} className={toned({ tone })}>
          <line
            className={threshold}
            strokeDasharray={thresholdDash(index)}
            x1={layout.left}
            x2={layout.right}
            y1={layout.y(value)}
            y2={layout.y(value)}
          />
        </g>
      ))}
      {events.map(({ id, at }) => (
        <Event key={id} layout={layout} at={at} />
      ))}
      {crossAt !== undefined && <Cross layout={layout} shown={shown} at={crossAt} />}
    </svg>
  );
}

/** An event of the last step is after the last point. */
function Event({ layout, at }: { readonly layout: ChartLayout; readonly at: number }) {
  const { left, right, top, bottom } = layout;
  const x = Math.min(right, Math.max(left, layout.x(at)));
  return (
    <g className={event}>
      <line className={eventStem} x1={x} x2={x} y1={top} y2={bottom} />
      <path className={marker} d={eventMark} transform={`translate(${x} ${bottom})`} />
    </g>
  );
}

function Line({ layout, shown }: { readonly layout: ChartLayout; readonly shown: DrawnSeries }) {
  const { tone, dash, marker: shape } = shown.look;
  const places = placesOf(shown.series.points, layout);
  const marks = [...new Set([...markedPlaces(places), ...isolatedPoints(places)])];
  return (
    <g className={toned({ tone })}>
      <path className={line} d={linePath(places)} {...(dash && { strokeDasharray: dash })} />
      {marks.map(([x, y]) => (
        <path key={x} className={marker} d={shape} transform={`translate(${x} ${y})`} />
      ))}
    </g>
  );
}

type CrossProps = Pick<PlotProps, 'layout' | 'shown'> & { readonly at: number };

function Cross({ layout, shown, at }: CrossProps) {
  const x = layout.x(at);
  return (
    <>
      <line className={cross} x1={x} x2={x} y1={layout.top} y2={layout.bottom} />
      {shown.map(({ series, look, valueAt }) => {
        const value = valueAt(at);
        return value === null ? null : (
          <g key={series.id} className={toned({ tone: look.tone })}>
            <path
              className={marker}
              d={look.marker}
              transform={`translate(${x} ${layout.y(value)}) scale(1.6)`}
            />
          </g>
        );
      })}
    </>
  );
}
