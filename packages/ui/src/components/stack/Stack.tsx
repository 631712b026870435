import type { ReactNode } from 'react';
import { stack } from './Stack.css.ts';
import type { SpaceStep } from '../../theme/scale.ts';

/** Takes a gap of the spacing scale, and the alignment across. */
export type StackProps = {
  readonly children: ReactNode;
  /** Default: 16. */
  readonly gap?: SpaceStep | undefined;
  /** Default: `stretch`. */
  readonly align?: 'stretch' | 'start' | 'center' | 'end' | undefined;
  /** A list, where the children are items of one. */
  readonly as?: 'div' | 'section' | 'ul' | 'ol';
};

/** Children one below the other, with the same gap between them. */
export function Stack({ children, as: Element = 'div', ...look }: StackProps) {
  return <Element className={stack(look)}>{children}</Element>;
}
