import type { CSSProperties } from 'react';
import { contrast } from './contrast.ts';
import { darkPalette, lightPalette } from './palette.ts';
import type { Oklch, Palette } from './palette.ts';
import { fromHex, isInSrgb, mixed, oklch } from './srgb.ts';
import type { OklchParts } from './srgb.ts';

/** An accent as a theme uses it: a solid surface, and the text on it. */
export type Accent = { readonly solid: Oklch; readonly ink: Oklch };

/** The custom properties that an element with `data-accent` carries, as its `style`. */
export type AccentVariables = CSSProperties & {
  readonly '--tiyin-accent': string;
  readonly '--tiyin-accent-ink': string;
};

const text = 4.5;
const edge = 3;
const step = 0.005;
/** How far a pressed button moves towards ink (`towardsInk`); hovered, it is in between. */
const pressed = 0.22;
const white: Oklch = 'oklch(1 0 0)';

/**
 * A merchant's colour as a theme can use it: its hue stays, its lightness moves just as far as the contrast asks
 * for: 3:1 with everything that it may stand on, 4.5:1 with the text on it, pressed or not.
 * @param hex six digits, `#1a73e8`
 * @returns undefined when the text is no such colour
 */
export function accentFor(hex: string, palette: Palette): Accent | undefined {
  const given = fromHex(hex);
  if (given === undefined) return undefined;
  const away = palette.scheme === 'light' ? -step : step;
  for (let lightness = given.lightness; lightness > 0 && lightness < 1; lightness += away) {
    const solid = withinSrgb({ ...given, lightness });
    const ink = inkOn(solid, palette);
    if (ink !== undefined && isSeen(solid, palette)) return { solid, ink };
  }
  const { solid, onSolid } = palette.tone.neutral;
  return { solid, ink: onSolid };
}

/**
 * What to set on the element with `data-accent`, for both themes at once.
 * @param hex six digits, `#1a73e8`
 * @returns undefined when the text is no such colour: then the product's own primary stays
 */
export function accentVariables(hex: string): AccentVariables | undefined {
  const light = accentFor(hex, lightPalette);
  const dark = accentFor(hex, darkPalette);
  if (light === undefined || dark === undefined) return undefined;
  return {
    '--tiyin-accent': `light-dark(${light.solid}, ${dark.solid})`,
    '--tiyin-accent-ink': `light-dark(${light.ink}, ${dark.ink})`,
  };
}

/**
 * The same as rules for a page that is drawn on a server, whose root element then carries `data-accent`. By media
 * queries, which also those browsers know that have no `light-dark()`.
 * @param hex six digits, `#1a73e8`
 * @returns undefined without a colour, or when the text is none: then the product's own primary stays
 */
export function accentRules(hex: string | undefined): string | undefined {
  const light = accentFor(hex ?? '', lightPalette);
  const dark = accentFor(hex ?? '', darkPalette);
  if (light === undefined || dark === undefined) return undefined;
  const dusk = `@media (prefers-color-scheme:dark){${rootRule(dark)}}`;
  return `${rootRule(light)}${dusk}`;
}

const rootRule = ({ solid, ink }: Accent): string =>
  `:root{--tiyin-accent:${solid};--tiyin-accent-ink:${ink}}`;

/** White or the darkest of the theme, whichever can be read; the lighter one if both can. */
function inkOn(solid: Oklch, { color, scheme }: Palette): Oklch | undefined {
  const dark = scheme === 'light' ? color.ink : color.surfaceSunken;
  const shades = [solid, mixed(solid, color.ink, pressed)];
  return [white, dark].find((ink) => shades.every((shade) => contrast(ink, shade) >= text));
}

function isSeen(solid: Oklch, { color }: Palette): boolean {
  const { canvas, surface, surfaceRaised, surfaceSunken } = color;
  const grounds = [canvas, surface, surfaceRaised, surfaceSunken];
  return grounds.every((ground) => contrast(solid, ground) >= edge);
}

/** The colour with as much of its chroma as a screen can show at its lightness. */
function withinSrgb(parts: OklchParts): Oklch {
  for (let { chroma } = parts; chroma > 0; chroma -= step) {
    const colour = oklch({ ...parts, chroma });
    if (isInSrgb(colour)) return colour;
  }
  return oklch({ ...parts, chroma: 0 });
}
