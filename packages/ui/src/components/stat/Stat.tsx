import type { ReactNode } from 'react';
import {
  figure,
  label as labelClass,
  note as noteClass,
  stat,
  value as valueClass,
} from './Stat.css.ts';

export type StatProps = {
  readonly label: string;
  readonly value: ReactNode;
  /** The comparison or the starting point of the figure. */
  readonly note?: string;
  /** The trend of the figure, a Sparkline, at its end. Moves below if there is no room. */
  readonly trend?: ReactNode;
};

/** One figure with its name. */
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
