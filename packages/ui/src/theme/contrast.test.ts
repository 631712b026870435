import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { darkPalette, lightPalette } from './palette.ts';
import type { Oklch, Palette } from './palette.ts';
import { isInSrgb } from './srgb.ts';

const text = 4.5;
const edge = 3;

function surfaces({ color }: Palette): readonly (readonly [string, Oklch])[] {
  return [
    ['canvas', color.canvas],
    ['surface', color.surface],
    ['surfaceRaised', color.surfaceRaised],
    ['surfaceSunken', color.surfaceSunken],
  ];
}

type Pair = readonly [name: string, front: Oklch, back: Oklch, least: number];

function pairs(palette: Palette): readonly Pair[] {
  const inks = (['ink', 'inkMuted', 'inkFaint'] as const).map(
    (name) => [name, palette.color[name]] as const,
  );
  const tones = Object.entries(palette.tone);
  return [
    ...surfaces(palette).flatMap(([back, colour]): Pair[] => [
      ...inks.map(([name, ink]): Pair => [`${name} on ${back}`, ink, colour, text]),
      [`lineStrong on ${back}`, palette.color.lineStrong, colour, edge],
      ...tones.flatMap(([name, tone]): Pair[] => [
        [`${name}.onSoft on ${back}`, tone.onSoft, colour, text],
        [`${name}.solid on ${back}`, tone.solid, colour, edge],
        [`${name}.line on ${back}`, tone.line, colour, edge],
      ]),
    ]),
    ...tones.flatMap(([name, tone]): Pair[] => [
      [`${name}.onSolid on ${name}.solid`, tone.onSolid, tone.solid, text],
      [`${name}.onSoft on ${name}.soft`, tone.onSoft, tone.soft, text],
      [`${name}.solid on ${name}.soft`, tone.solid, tone.soft, edge],
    ]),
  ];
}

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
  it.each(pairs(palette))('%s can be read', (_name, front, back, least) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });

  it('has only colours that an sRGB screen can show', () => {
    const colours = [
      ...Object.values(palette.color),
      ...Object.values(palette.tone).flatMap(Object.values<Oklch>),
    ];
    expect(colours.filter((colour) => !isInSrgb(colour))).toEqual([]);
  });
});
