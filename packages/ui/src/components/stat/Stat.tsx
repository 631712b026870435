import type { ReactNode } from 'react';
import {
  figure,
  label as labelClass,
  note as noteClass,
  stat,
  value as valueClass,
} from './Stat.css.ts';

/** What a stat takes. */
export type StatProps = {
  readonly label: string;
  readonly value: ReactNode;
  /** What the figure is compared with, or counted from. */
  readonly note?: string;
  /** Which way the figure goes, a Sparkline, at its end. Comes below where there is no room beside it. */
  readonly trend?: ReactNode;
};

/** One figure that a person came to see, with its name. */
export function Stat({ label, value, note, trend }: StatProps) {
  return (
    <div className={figure}>
      <dl className={stat}>
        <dt className={labelClass}>{label}</dt>
        <dd className={valueClass}>{value}</dd>
        {note !== undefined && <dd className={noteClass}>{note}</dd>}
      </dl>
      {trend}
    </div>
  );
}
