import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { ChartThreshold } from './chart-series.ts';
import { thresholdDash } from './series-look.ts';
import type { DrawnSeries, SeriesLook } from './series-look.ts';
import {
  entry,
  entryName,
  entryValue,
  legend,
  line,
  marker,
  mark,
  swatch,
  threshold,
  toned,
} from './LineChart.css.ts';

type LegendProps = {
  readonly all: readonly DrawnSeries[];
  readonly thresholds: readonly ChartThreshold[];
  readonly isShown: (id: string) => boolean;
  readonly onToggle: (id: string) => void;
  /** A series' value at the time under the cursor. */
  readonly valueText: (shown: DrawnSeries) => string;
};

/** The series by name and look, each with its value at the time that is being read. Each can be taken away. */
export function Legend({ all, thresholds, isShown, onToggle, valueText }: LegendProps) {
  return (
    <ul className={legend}>
      {all.map((each) => (
        <li key={each.series.id}>
          <ToggleButton
            className={entry}
            isSelected={isShown(each.series.id)}
            onChange={() => onToggle(each.series.id)}
          >
            <SeriesSwatch look={each.look} />
            <span className={entryName}>{each.series.name}</span>{' '}
            {isShown(each.series.id) && <span className={entryValue}>{valueText(each)}</span>}
          </ToggleButton>
        </li>
      ))}
      {thresholds.map(({ label, tone }, index) => (
        <li key={label} className={mark}>
          <Swatch tone={tone}>
            <path className={threshold} d="M0 6H28" strokeDasharray={thresholdDash(index)} />
          </Swatch>
          <span className={entryName}>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function SeriesSwatch({ look: { tone, dash, marker: shape } }: { readonly look: SeriesLook }) {
  return (
    <Swatch tone={tone}>
      <path className={line} d="M0 6H28" {...(dash && { strokeDasharray: dash })} />
      <path className={marker} d={shape} transform="translate(14 6)" />
    </Swatch>
  );
}

function Swatch({ tone, children }: Pick<SeriesLook, 'tone'> & { readonly children: ReactNode }) {
  return (
    <svg className={swatch} viewBox="0 0 28 12" aria-hidden focusable={false}>
      <g className={toned({ tone })}>{children}</g>
    </svg>
  );
}
