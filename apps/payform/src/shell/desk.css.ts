import { breakpoints } from '@tiyin/ui/theme/scale';

/**
 * A wide window and a mouse: a desktop user, probably with a phone. Computed when the form is
 * built, so that its script has only the resulting query and not the scale.
 */
export const desk = `(min-width: ${breakpoints.tablet}px) and (pointer: fine)`;
