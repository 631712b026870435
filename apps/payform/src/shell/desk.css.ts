import { breakpoints } from '@tiyin/ui/theme/scale';

/**
 * A wide window and a mouse: one sits at a desk, with a phone at hand. Worked out when the form is built, so that its
 * script carries these words alone and not the scale.
 */
export const desk = `(min-width: ${breakpoints.tablet}px) and (pointer: fine)`;
