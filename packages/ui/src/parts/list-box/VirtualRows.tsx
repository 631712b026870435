import type { Virtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { row, rows } from './ListBox.css.ts';

type VirtualRowsProps = {
  readonly virtualizer: Virtualizer<HTMLElement, Element>;
  /** The option at a place. */
  readonly children: (index: number) => ReactNode;
};

/** The options that are in the document, each at its place in a list as long as all of them. */
export function VirtualRows({ virtualizer, children }: VirtualRowsProps) {
  return (
    <div role="presentation" className={rows} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={String(key)}
          role="presentation"
          className={row}
          style={{ transform: `translateY(${start}px)` }}
        >
          {children(index)}
        </div>
      ))}
    </div>
  );
}
