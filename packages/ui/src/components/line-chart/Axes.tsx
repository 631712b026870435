import type { ChartLayout } from './chart-layout.ts';
import { baseline, grid, tickLabel } from './LineChart.css.ts';

/** Hairlines at round values with their texts, and round times below. */
export function Axes({ layout }: { readonly layout: ChartLayout }) {
  const { left, right, bottom, height } = layout;
  return (
    <>
      {layout.values.map(({ label, place, anchor }) => (
        <g key={label}>
          <line
            className={place === bottom ? baseline : grid}
            x1={left}
            x2={right}
            y1={place}
            y2={place}
          />
          <text className={tickLabel} x={left - 8} y={place + 4} textAnchor={anchor}>
            {label}
          </text>
        </g>
      ))}
      {layout.times.map(({ label, place, anchor }) => (
        <g key={place}>
          <line className={baseline} x1={place} x2={place} y1={bottom} y2={bottom + 4} />
          <text className={tickLabel} x={place} y={height - 5} textAnchor={anchor}>
            {label}
          </text>
        </g>
      ))}
    </>
  );
}
