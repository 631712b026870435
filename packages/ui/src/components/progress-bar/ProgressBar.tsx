import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { fill, indeterminate, progress, text, track, words } from './ProgressBar.css.ts';

/** What a progress bar takes. */
export type ProgressBarProps = {
  /** What is going on, above the bar: "Report of October". */
  readonly label: string;
  /** How far it has come. Left out while nobody knows: the bar then only shows that something happens. */
  readonly value?: number;
  /** The value when all is done; 100 unless given. */
  readonly maxValue?: number;
  /** How far in words, "3 of 12 files"; the per cent unless given. It is also what a screen reader says. */
  readonly valueText?: string;
};

/** How far something has come that takes more than a moment. */
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

/* What is not done is not a hundred, however near. */
const percentOf = (done: number): number => (done < 1 ? Math.min(99, Math.round(done * 100)) : 100);

const portion = (value: number, maxValue: number): number =>
  maxValue <= 0 ? 0 : Math.min(1, Math.max(0, value / maxValue));
