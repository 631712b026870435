import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { fill, indeterminate, progress, text, track, words } from './ProgressBar.css.ts';

export type ProgressBarProps = {
  /** The task, above the bar: "Report of October". */
  readonly label: string;
  /** The progress. Omitted while unknown: the bar then only shows activity. */
  readonly value?: number;
  /** The value of a finished task. Default: 100. */
  readonly maxValue?: number;
  /**
   * The progress in words, "3 of 12 files"; default: per cent. A screen reader announces it too.
   */
  readonly valueText?: string;
};

/** The progress of a task that takes more than a moment. */
export function ProgressBar({ label, value, maxValue = 100, valueText }: ProgressBarProps) {
  const done = value === undefined ? undefined : portion(value, maxValue);
  const inWords = valueText ?? (done === undefined ? undefined : `${percentOf(done)} %`);
  return (
    <AriaProgressBar
      className={progress}
      isIndeterminate={value === undefined}
      maxValue={maxValue}
      {...(value !== undefined && { value })}
      {...(inWords !== undefined && { valueLabel: inWords })}
    >
      <span className={words}>
        <Label>{label}</Label>
        {inWords !== undefined && <span className={text}>{inWords}</span>}
      </span>
      <span className={track}>
        {done === undefined ? (
          <span className={indeterminate} />
        ) : (
          <span className={fill} style={{ inlineSize: `${done * 100}%` }} />
        )}
      </span>
    </AriaProgressBar>
  );
}

/* An unfinished task is never rounded up to 100. */
const percentOf = (done: number): number => (done < 1 ? Math.min(99, Math.round(done * 100)) : 100);

const portion = (value: number, maxValue: number): number =>
  maxValue <= 0 ? 0 : Math.min(1, Math.max(0, value / maxValue));
