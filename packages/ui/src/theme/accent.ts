import type { CSSProperties } from 'react';
import { contrast } from './contrast.ts';
import { darkPalette, lightPalette } from './palette.ts';
import type { Oklch, Palette } from './palette.ts';
import { fromHex, isInSrgb, mixed, oklch } from './srgb.ts';
import type { OklchParts } from './srgb.ts';

/** An accent as a theme uses it: a solid surface, the text on it, and itself as the colour of text on a page. */
export type Accent = { readonly solid: Oklch; readonly ink: Oklch; readonly text: Oklch };

/** The custom properties that an element with `data-accent` carries, as its `style`. */
export type AccentVariables = CSSProperties & {
  readonly '--tiyin-accent': string;
  readonly '--tiyin-accent-ink': string;
  readonly '--tiyin-accent-text': string;
};

const readable = 4.5;
const edge = 3;
const step = 0.005;
/** How far a pressed button moves towards ink (`towardsInk`); hovered, it is in between. */
const pressed = 0.22;
/** How much ink lies over a surface behind text that is pressed (`veil`). */
const veiled = 0.12;
const white: Oklch = 'oklch(1 0 0)';

/**
 * A merchant's colour adapted to a theme: the hue stays, the lightness moves only as far as the
 * contrast requires: as a surface 3:1 with every background and 4.5:1 with its text, as text 4.5:1
 * with its background, pressed or not.
 * @param hex six digits, `#1a73e8`
 * @returns undefined if the text is not such a colour
 */
export function accentFor(hex: string, palette: Palette): Accent | undefined {
  const given = fromHex(hex);
  if (given === undefined) return undefined;
  const { neutral } = palette.tone;
  const shade = (fits: (colour: Oklch) => boolean) => firstShade(given, palette, fits);
  const text = shade((colour) => isRead(colour, palette)) ?? palette.color.ink;
  const solid = shade((colour) => inkOn(colour, palette) !== undefined && isSeen(colour, palette));
  const ink = solid && inkOn(solid, palette);
  return solid && ink ? { solid, ink, text } : { solid: neutral.solid, ink: neutral.onSolid, text };
}

/** The colour, or the nearest that fits: darker in the light theme, brighter in the dark one. */
function firstShade(
  given: OklchParts,
  { scheme }: Palette,
  fits: (colour: Oklch) => boolean,
): Oklch | undefined {
  const away = scheme === 'light' ? -step : step;
  for (let { lightness } = given; lightness > 0 && lightness < 1; lightness += away) {
    const colour = withinSrgb({ ...given, lightness });
    if (fits(colour)) return colour;
  }
  return undefined;
}

/**
 * The variables for the element with `data-accent`, for both themes at once.
 * @param hex six digits, `#1a73e8`
 * @returns undefined if the text is not such a colour: then the product's own primary colour stays
 */
export function accentVariables(hex: string): AccentVariables | undefined {
  const light = accentFor(hex, lightPalette);
  const dark = accentFor(hex, darkPalette);
  if (light === undefined || dark === undefined) return undefined;
  return {
    '--tiyin-accent': `light-dark(${light.solid}, ${dark.solid})`,
    '--tiyin-accent-ink': `light-dark(${light.ink}, ${dark.ink})`,
    '--tiyin-accent-text': `light-dark(${light.text}, ${dark.text})`,
  };
}

/**
 * The same as rules for a server-rendered page, whose root element then has `data-accent`. Media
 * queries also work in browsers without `light-dark()`.
 * @param hex six digits, `#1a73e8`
 * @returns undefined without a valid colour: then the product's own primary colour stays
 */
export function accentRules(hex: string | undefined): string | undefined {
  const light = accentFor(hex ?? '', lightPalette);
  const dark = accentFor(hex ?? '', darkPalette);
  if (light === undefined || dark === undefined) return undefined;
  const dusk = `@media (prefers-color-scheme:dark){${rootRule(dark)}}`;
  return `${rootRule(light)}${dusk}`;
}

const rootRule = ({ solid, ink, text: words }: Accent): string =>
  `:root{--tiyin-accent:${solid};--tiyin-accent-ink:${ink};--tiyin-accent-text:${words}}`;

/** White or the darkest of the theme, whichever can be read; the lighter one if both can. */
function inkOn(solid: Oklch, { color, scheme }: Palette): Oklch | undefined {
  const dark = scheme === 'light' ? color.ink : color.surfaceSunken;
  const shades = [solid, mixed(solid, color.ink, pressed)];
  return [white, dark].find((ink) => shades.every((shade) => contrast(ink, shade) >= readable));
}

const backgroundsOf = ({ color }: Palette): readonly Oklch[] => [
  color.canvas,
  color.surface,
  color.surfaceRaised,
  color.surfaceSunken,
];

const isSeen = (solid: Oklch, palette: Palette): boolean =>
  backgroundsOf(palette).every((background) => contrast(solid, background) >= edge);

const isRead = (words: Oklch, palette: Palette): boolean =>
  backgroundsOf(palette)
    .flatMap((background) => [background, mixed(background, palette.color.ink, veiled)])
    .every((background) => contrast(words, background) >= readable);

/** The colour with as much of its chroma as a screen can show at its lightness. */
function withinSrgb(parts: OklchParts): Oklch {
  for (let { chroma } = parts; chroma > 0; chroma -= step) {
    const colour = oklch({ ...parts, chroma });
    if (isInSrgb(colour)) return colour;
  }
  return oklch({ ...parts, chroma: 0 });
}
