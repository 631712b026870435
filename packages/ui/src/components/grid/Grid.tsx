import type { ReactNode } from 'react';
import { grid } from './Grid.css.ts';
import type { GridVariants } from './Grid.css.ts';

/** Takes a gap of the spacing scale and the maximum number of columns. */
export type GridProps = GridVariants & { readonly children: ReactNode };

/** Children in equal columns: all of them from a desktop's width, two on a tablet, one on a phone. */
export function Grid({ children, ...look }: GridProps) {
  return <div className={grid(look)}>{children}</div>;
}
