import type { Oklch } from './palette.ts';

/** A payment method's own colour (FORM-65): of its logo's plate, the sign upon it, and where its card face begins. */
export type MethodPicture = {
  readonly plate: Oklch;
  readonly sign: Oklch;
  readonly face: Oklch;
};

const white: Oklch = 'oklch(1 0 0)';
const black: Oklch = 'oklch(0.22 0.02 262)';

/**
 * The colours of logos and card faces, the same in both themes. `neutral` is for an unknown method.
 */
export const methodPictures = {
  teal: { plate: 'oklch(0.5 0.085 185)', sign: white, face: 'oklch(0.37 0.065 180)' },
  blue: { plate: 'oklch(0.52 0.17 258)', sign: white, face: 'oklch(0.36 0.12 260)' },
  yellow: { plate: 'oklch(0.88 0.17 98)', sign: black, face: 'oklch(0.37 0.06 90)' },
  orange: { plate: 'oklch(0.75 0.16 60)', sign: black, face: 'oklch(0.36 0.08 50)' },
  green: { plate: 'oklch(0.53 0.14 147)', sign: white, face: 'oklch(0.36 0.08 150)' },
  lime: { plate: 'oklch(0.84 0.18 125)', sign: black, face: 'oklch(0.36 0.075 130)' },
  violet: { plate: 'oklch(0.5 0.19 295)', sign: white, face: 'oklch(0.36 0.13 295)' },
  neutral: { plate: 'oklch(0.45 0.02 260)', sign: white, face: 'oklch(0.35 0.02 260)' },
} as const satisfies Readonly<Record<string, MethodPicture>>;

/** Where every card face ends. */
export const faceEnd: Oklch = 'oklch(0.27 0.05 262)';

/** The colours of the flags of the countries that we know. */
export const flagColors = {
  white,
  blue: 'oklch(0.45 0.16 260)',
  sky: 'oklch(0.68 0.12 235)',
  red: 'oklch(0.56 0.21 27)',
  green: 'oklch(0.6 0.15 148)',
  yellow: 'oklch(0.87 0.17 95)',
  grey: 'oklch(0.45 0.02 260)',
} as const satisfies Readonly<Record<string, Oklch>>;
