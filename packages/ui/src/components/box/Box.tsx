import type { ReactNode } from 'react';
import { box } from './Box.css.ts';
import type { BoxVariants } from './Box.css.ts';

/** Accepts tokens only. */
export type BoxProps = BoxVariants & { readonly children: ReactNode };

/** Padding, a surface and a width limit around anything. */
export function Box({ children, ...look }: BoxProps) {
  return <div className={box(look)}>{children}</div>;
}
