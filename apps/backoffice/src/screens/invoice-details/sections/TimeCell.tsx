import { formatShortUtc } from '../../../texts/formats.ts';

export interface TimeCellProps {
  /** Null where it has not come yet. */
  readonly time: string | null;
}

/** A time in a table, whose heading says that it is UTC (OFFICE-26). */
export function TimeCell({ time }: TimeCellProps) {
  return time === null ? '—' : <time dateTime={time}>{formatShortUtc(time)}</time>;
}
