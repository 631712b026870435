import { breakpoints, shortHeight } from './scale.ts';

/** Media queries on the viewport's width; a style below the first is for a phone. */
export const from = {
  phone: `(min-width: ${breakpoints.phone}px)`,
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
} as const;

/** A viewport as high as a usual phone, or a taller one reduced by the browser's bars. */
export const short = `(max-height: ${shortHeight}px)`;

const under = (width: number): string => `(width < ${width}px)`;

/** The same widths from above. `narrowest` are the narrowest phones, and a window of 1280 px at 400 %. */
export const below = {
  narrowest: under(breakpoints.narrowest),
  phone: under(breakpoints.phone),
  tablet: under(breakpoints.tablet),
  desktop: under(breakpoints.desktop),
} as const;
