import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentFor, accentRules, accentVariables } from './accent.ts';
import { contrast } from './contrast.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { fromHex, isInSrgb, mixed, oklch, toHex } from './srgb.ts';

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe.each([lightPalette, darkPalette])('an accent in the $scheme theme', (palette) => {
  it('is readable, also hovered and pressed, and visible on every surface, for any merchant colour', () => {
    fc.assert(
      fc.property(hex, (chosen) => {
        const accent = accentFor(chosen, palette);
        if (accent === undefined) return false;
        const { canvas, surface, surfaceRaised, surfaceSunken, ink } = palette.color;
        const backgrounds = [canvas, surface, surfaceRaised, surfaceSunken];
        const pressed = backgrounds.map((background) => mixed(background, ink, 0.12));
        return (
          isInSrgb(accent.solid) &&
          contrast(accent.ink, accent.solid) >= 4.5 &&
          [0.12, 0.22].every(
            (share) => contrast(accent.ink, mixed(accent.solid, palette.color.ink, share)) >= 4.5,
          ) &&
          backgrounds.every((background) => contrast(accent.solid, background) >= 3) &&
          [...backgrounds, ...pressed].every(
            (background) => contrast(accent.text, background) >= 4.5,
          )
        );
      }),
    );
  });

  it('keeps the hue that was chosen, as far as a colour has one', () => {
    fc.assert(
      fc.property(hex, (chosen) => {
        const given = fromHex(chosen);
        const solid = accentFor(chosen, palette)?.solid ?? '';
        const [, chroma, hue] = solid.match(/[\d.]+/g)?.map(Number) ?? [];
        fc.pre(given !== undefined && given.chroma > 0.02 && (chroma ?? 0) > 0.02);
        return Math.abs((hue ?? 0) - (given?.hue ?? 0)) < 0.001;
      }),
    );
  });
});

it('a colour that is fine already stays as it is', () => {
  expect(toHex(accentFor('#1a5fd0', lightPalette)?.solid ?? 'oklch(0 0 0)')).toBe('#1a5fd0');
});

it('yellow becomes darker on white, and stays bright on black', () => {
  const [light, dark] = [lightPalette, darkPalette].map((palette) => accentFor('#ffd400', palette));
  expect(contrast(light?.solid ?? 'oklch(1 0 0)', 'oklch(1 0 0)')).toBeLessThan(5);
  expect(toHex(dark?.solid ?? 'oklch(0 0 0)')).toBe('#ffd400');
});

it('an invalid colour changes nothing', () => {
  for (const wrong of ['', 'red', '#fff', '#12345g', '1a73e8', '#1a73e8ff']) {
    expect(accentVariables(wrong)).toBeUndefined();
  }
});

it('a colour survives the conversion to OKLCH and back', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      const parts = fromHex(colour);
      return parts !== undefined && toHex(oklch(parts)) === colour;
    }),
  );
});

it('a server-rendered page gets both themes as rules, and no rules for an invalid colour', () => {
  const light = accentFor('#ffd400', lightPalette);
  const dark = accentFor('#ffd400', darkPalette);
  expect(accentRules('#ffd400')).toBe(
    `:root{--tiyin-accent:${light?.solid};--tiyin-accent-ink:${light?.ink};--tiyin-accent-text:${light?.text}}` +
      `@media (prefers-color-scheme:dark){:root{--tiyin-accent:${dark?.solid};--tiyin-accent-ink:${dark?.ink};--tiyin-accent-text:${dark?.text}}}`,
  );
  expect(accentRules(undefined)).toBeUndefined();
  expect(accentRules('red;}')).toBeUndefined();
});
