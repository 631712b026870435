import { arc, spinner, track } from './Spinner.css.ts';

/** Takes the text of what is loading, and a size. */
export type SpinnerProps = {
  /** Read by a screen reader: "Loading invoices", not "Loading". */
  readonly label: string;
  readonly size?: 'sm' | 'md' | 'lg';
  /** The id for aria-describedby of another element. */
  readonly id?: string | undefined;
};

/**
 * A spinner for a wait of unknown length, in the colour of the text. Not React Aria's ProgressBar,
 * which would add number formatting to every page that waits.
 */
export function Spinner({ label, size = 'md', id }: SpinnerProps) {
  return (
    <span
      id={id}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      className={spinner({ size })}
    >
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle className={track} cx="12" cy="12" r="10" />
        <circle className={arc} cx="12" cy="12" r="10" pathLength="100" />
      </svg>
    </span>
  );
}
