import type { ReactNode } from 'react';
import { list, row, term, value } from './DescriptionList.css.ts';

/** One fact: its name and its value. */
export type Description = {
  readonly term: string;
  readonly value: ReactNode;
};

/** The caller leaves out a missing fact or shows it as a dash. */
export type DescriptionListProps = {
  readonly items: readonly Description[];
  /** Two columns only in a wide window; read row by row. */
  readonly columns?: 1 | 2;
};

/** The facts about one thing, name beside value. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <dl className={list({ columns })}>
      {items.map((item) => (
        <div key={item.term} className={row}>
          <dt className={term}>{item.term}</dt>
          <dd className={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
