import type { ReactNode } from 'react';
import { grid } from './Grid.css.ts';
import type { SpaceStep } from '../../theme/scale.ts';

/** Takes a gap of the spacing scale and the maximum number of columns. */
export type GridProps = {
  readonly children: ReactNode;
  /** Default: 16. */
  readonly gap?: SpaceStep | undefined;
  /** Default: 2. */
  readonly columns?: 2 | 3 | 4 | undefined;
  /** Default: `stretch`. */
  readonly align?: 'start' | 'stretch' | undefined;
};

/**
 * Children in equal columns: all of them from a desktop's width, three already from 960 px, two on a
 * tablet, one on a phone.
 */
export function Grid({ children, ...look }: GridProps) {
  return <div className={grid(look)}>{children}</div>;
}
