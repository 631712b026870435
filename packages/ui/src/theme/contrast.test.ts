import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { darkPalette, lightPalette } from './palette.ts';
import type { Oklch } from './palette.ts';
import { isInSrgb } from './srgb.ts';

describe('contrast', () => {
  it('is 21 between white and black, and 1 between a colour and itself', () => {
    expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 3);
    expect(contrast('oklch(0.52 0.19 263)', 'oklch(0.52 0.19 263)')).toBe(1);
  });

  it('agrees with WCAG on pure sRGB red on white', () => {
    expect(contrast('oklch(0.627955 0.257683 29.233885)', 'oklch(1 0 0)')).toBeCloseTo(3.998, 2);
  });
});

describe.each([lightPalette, darkPalette])('the $scheme theme', (palette) => {
  it.each(contrastPairs(palette))(
    '$front is distinguishable on $back',
    ({ frontColour, backColour, least }) => {
      expect(contrast(frontColour, backColour)).toBeGreaterThanOrEqual(least);
    },
  );

  it('has only colours that an sRGB screen can show', () => {
    const colours = [
      ...Object.values(palette.color),
      ...Object.values(palette.tone).flatMap(Object.values<Oklch>),
    ];
    expect(colours.filter((colour) => !isInSrgb(colour))).toEqual([]);
  });
});
