import type { ReactNode } from 'react';
import { optionHeight } from '../../theme/option-height.ts';
import { row, rows } from './ListBox.css.ts';

type OptionRowsProps = {
  /** The number of options. */
  readonly count: number;
  /** Those that are in the document. */
  readonly places: readonly number[];
  readonly keyOf: (place: number) => string | number;
  /** The option at a place. */
  readonly children: (place: number) => ReactNode;
};

/** The rendered options, each positioned in a list with the full height. */
export function OptionRows({ count, places, keyOf, children }: OptionRowsProps) {
  return (
    <div role="presentation" className={rows} style={{ blockSize: count * optionHeight }}>
      {places.map((place) => (
        <div
          key={String(keyOf(place))}
          role="presentation"
          className={row}
          style={{ transform: `translateY(${place * optionHeight}px)` }}
        >
          {children(place)}
        </div>
      ))}
    </div>
  );
}
