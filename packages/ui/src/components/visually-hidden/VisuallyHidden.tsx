import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = {
  readonly children: ReactNode;
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'caption';
};

/** Text for a screen reader only. Done with a class, so that server-rendered pages need no inline style. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={hidden}>{children}</Element>;
}
