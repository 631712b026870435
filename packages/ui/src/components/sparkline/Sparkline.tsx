import { sparklineBox, sparklineShape } from './sparkline-shape.ts';
import { dot, sparkline, trend, zeroLine } from './Sparkline.css.ts';

/** The meaning of the line's colour. */
export type SparklineTone = 'neutral' | 'primary' | 'success' | 'warning' | 'error';

export type SparklineProps = {
  /**
   * The series, oldest first, evenly spaced. One value is a dot; no values leave the place empty.
   */
  readonly values: readonly number[];
  readonly tone?: SparklineTone;
  /**
   * A description, "Balance of the last 7 days, rising". Without it the line is hidden: the text
   * next to it says enough.
   */
  readonly label?: string;
};

/** The quiet trend of a figure: its shape alone, without scale or numbers. */
export function Sparkline({ values, tone = 'primary', label }: SparklineProps) {
  const shape = sparklineShape(values);
  const { width, height } = sparklineBox;
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={sparkline({ tone })}
      viewBox={`0 0 ${width} ${height}`}
      focusable={false}
      {...naming}
    >
      {shape.zero !== null && (
        <line className={zeroLine} x1={0} x2={width} y1={shape.zero} y2={shape.zero} />
      )}
      <path className={trend} d={shape.line} />
      {shape.dot && <circle className={dot} cx={shape.dot[0]} cy={shape.dot[1]} r={2} />}
    </svg>
  );
}
