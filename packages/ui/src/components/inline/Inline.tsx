import type { ReactNode } from 'react';
import { inline } from './Inline.css.ts';
import type { InlineVariants } from './Inline.css.ts';

/** Takes a gap of the spacing scale, and the alignment along and across. */
export type InlineProps = InlineVariants & {
  readonly children: ReactNode;
  /** A list, where the children are items of one. */
  readonly as?: 'div' | 'span' | 'ul' | 'ol';
};

/** Children side by side, wrapping to the next line when there is no room. */
export function Inline({ children, as: Element = 'div', ...look }: InlineProps) {
  return <Element className={inline(look)}>{children}</Element>;
}
