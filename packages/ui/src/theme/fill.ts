import { each } from './each.ts';
import type { Palette } from './palette.ts';
import type { SpaceStep } from './scale.ts';
import { controlHeights, durations, radii, spaces, typeScale, weights, widths } from './scale.ts';

const px = (value: number): string => (value === 0 ? '0' : `${value}px`);
const rem = (value: number): string => `${value / 16}rem`;

const floatingShadow = {
  light: '0 1px 2px oklch(0.235 0.022 262 / 0.08), 0 12px 32px oklch(0.235 0.022 262 / 0.16)',
  dark: '0 1px 2px oklch(0 0 0 / 0.5), 0 16px 40px oklch(0 0 0 / 0.55)',
} as const;

const scrim = { light: 'oklch(0.235 0.022 262 / 0.45)', dark: 'oklch(0 0 0 / 0.6)' } as const;

/** The part of the contract that a colour theme fills. */
export function colorTokens(palette: Palette) {
  return {
    color: { ...palette.color, scrim: scrim[palette.scheme] },
    tone: palette.tone,
    elevation: { hairline: '1px', floating: floatingShadow[palette.scheme] },
    focus: { width: '2px', offset: '2px', color: palette.tone.primary.solid },
  };
}

/** The part of the contract that is the same in every theme. */
export const scaleTokens = {
  space: each<SpaceStep, number, string>(spaces, px),
  radius: each<keyof typeof radii, number, string>(radii, px),
  type: each(typeScale, (lineHeight, size) => ({
    size: rem(Number(size)),
    lineHeight: rem(lineHeight),
  })),
  weight: each(weights, String),
  width: each<keyof typeof widths, number, string>(widths, px),
  motion: {
    state: `${durations.state}ms`,
    enter: `${durations.enter}ms`,
    curve: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  },
};

/** The control heights of a density. */
export function controlTokens(density: keyof typeof controlHeights) {
  return each<'sm' | 'md' | 'lg', number, string>(controlHeights[density], px);
}
