/** Spacing steps in CSS pixels, on a 4 px grid. A step is called by its value. */
export const spaces = {
  0: 0,
  2: 2,
  4: 4,
  8: 8,
  12: 12,
  16: 16,
  20: 20,
  24: 24,
  32: 32,
  40: 40,
  56: 56,
  72: 72,
} as const;

/** A step of the spacing scale, in CSS pixels. */
export type SpaceStep = keyof typeof spaces;

/** Type sizes with their line heights, in CSS pixels at the browser's default text size (written out in rem). */
export const typeScale = {
  12: 16,
  13: 18,
  14: 20,
  16: 24,
  20: 28,
  24: 32,
  32: 40,
  44: 52,
} as const;

/** A step of the type scale: its font size in CSS pixels. */
export type TypeStep = keyof typeof typeScale;

/** Font weights by name. */
export const weights = { regular: 400, medium: 500, semibold: 600 } as const;

/** Corner radii in CSS pixels. */
export const radii = { inner: 4, control: 8, card: 12, sheet: 16, full: 9999 } as const;

/** Control heights in CSS pixels, per density. */
export const controlHeights = {
  compact: { sm: 28, md: 32, lg: 36 },
  comfortable: { sm: 36, md: 40, lg: 44 },
  payform: { sm: 48, md: 48, lg: 48 },
  /** Comfortable on a coarse pointer: as high as a finger hits (WCAG 2.5.5). */
  touch: { sm: 36, md: 44, lg: 48 },
} as const;

export { optionHeight } from './option-height.ts';

/** Durations in milliseconds: a change of state, and something entering or leaving. */
export const durations = { state: 120, enter: 200 } as const;

/** Widths in CSS pixels that both apps' layouts are built on. */
export const widths = {
  form: 440,
  menu: 240,
  settlement: 768,
  dialog: 800,
  content: 1440,
  sidebar: 283,
} as const;

/** Where a layout changes, in CSS pixels of the viewport. Plain data: a media query cannot read a variable. */
export const breakpoints = {
  /** Above the narrowest phones, and a window of 1280 px at 400 %. */
  narrowest: 360,
  phone: 480,
  tablet: 768,
  snug: 960,
  desktop: 1100,
  roomy: 1400,
  wide: 1640,
} as const;

/**
 * Below this height of the viewport, in CSS pixels, a step of the payment form uses less spacing.
 */
export const shortHeight = 840;

const font = (...families: readonly string[]): string => families.join(', ');

/** The family of group-gap.css.ts, which every stack for amounts begins with. */
export const groupGapFamily = 'Tiyin Group Gap';

/** Font stacks. `system` needs no font bytes before the first paint. */
export const fontStacks = {
  inter: font(
    `'${groupGapFamily}'`,
    "'Inter Variable'",
    'system-ui',
    "'Segoe UI'",
    'Roboto',
    'sans-serif',
  ),
  system: font(
    `'${groupGapFamily}'`,
    'system-ui',
    '-apple-system',
    "'Segoe UI'",
    'Roboto',
    "'Noto Sans'",
    'sans-serif',
  ),
  mono: font(
    'ui-monospace',
    'SFMono-Regular',
    'Menlo',
    'Consolas',
    "'DejaVu Sans Mono'",
    'monospace',
  ),
} as const;
