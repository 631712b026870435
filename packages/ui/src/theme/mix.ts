import { vars } from './contract.css.ts';

/** A colour moved towards ink, which keeps or raises the contrast of the text on a solid surface in both themes. */
export const towardsInk = (colour: string, percent: number): string =>
  `color-mix(in oklab, ${colour}, ${vars.color.ink} ${percent}%)`;

/** A veil of ink over any background: the hover of an element without its own surface. */
export const veil = (percent: number): string =>
  `color-mix(in oklab, ${vars.color.ink} ${percent}%, transparent)`;

/** A colour moved towards the surface of a card: a large area of it is quiet, and the contrast of its text is kept or raised. */
export const towardsSurface = (colour: string, percent: number): string =>
  `color-mix(in oklab, ${colour}, ${vars.color.surface} ${percent}%)`;
