import type { ReactNode } from 'react';
import { box } from './Box.css.ts';
import type { SpaceStep, radii, widths } from '../../theme/scale.ts';

/** Accepts tokens only. */
export type BoxProps = {
  readonly children: ReactNode;
  readonly padding?: SpaceStep | undefined;
  readonly background?: 'canvas' | 'surface' | 'surfaceRaised' | 'surfaceSunken' | undefined;
  readonly radius?: keyof typeof radii | undefined;
  readonly border?: 'hairline' | undefined;
  readonly maxWidth?: keyof typeof widths | undefined;
};

/** Padding, a surface and a width limit around anything. */
export function Box({ children, ...look }: BoxProps) {
  return <div className={box(look)}>{children}</div>;
}
