import type { ReactNode } from 'react';
import { inline } from './Inline.css.ts';
import type { SpaceStep } from '../../theme/scale.ts';

/** Takes a gap of the spacing scale, and the alignment along and across. */
export type InlineProps = {
  readonly children: ReactNode;
  /** Default: 8. */
  readonly gap?: SpaceStep | undefined;
  /** Across. Default: `center`. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Along. Default: `start`. */
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Default: true. */
  readonly wrap?: boolean | undefined;
  /** A list, where the children are items of one. */
  readonly as?: 'div' | 'span' | 'ul' | 'ol';
};

/** Children side by side, wrapping to the next line when there is no room. */
export function Inline({ children, as: Element = 'div', ...look }: InlineProps) {
  return <Element className={inline(look)}>{children}</Element>;
}
