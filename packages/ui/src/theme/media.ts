import { breakpoints, shortHeight } from './scale.ts';

/** Media queries on the viewport's width; a style below the first is for a phone. */
export const from = {
  phone: `(min-width: ${breakpoints.phone}px)`,
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
} as const;

/** A phone of common height, or what the bars of a browser leave of a taller one or of a desk's screen. */
export const short = `(max-height: ${shortHeight}px)`;
