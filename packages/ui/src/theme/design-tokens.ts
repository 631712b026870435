import { darkPalette, lightPalette } from './palette.ts';
import type { Oklch, Palette } from './palette.ts';
import {
  controlHeights,
  durations,
  fontStacks,
  groupGapFamily,
  radii,
  spaces,
  typeScale,
  weights,
  widths,
} from './scale.ts';
import { toHex } from './srgb.ts';

/** A token, or a group of tokens by name, in the format of the Design Tokens Community Group (2025.10). */
export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

/** A value with its type; a group has neither. */
export interface Token {
  readonly $type: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'fontWeight';
  readonly $value: unknown;
}

type Groups =
  | keyof typeof controlHeights
  | 'dark'
  | 'font'
  | 'light'
  | 'motion'
  | 'radius'
  | 'space'
  | 'type'
  | 'weight'
  | 'width';

/** The groups of the first level: themes, densities, and scales that both themes share. */
export type DesignTokens = Readonly<Record<Groups, TokenGroup>>;

const px = (value: number): Token => ({ $type: 'dimension', $value: { value, unit: 'px' } });
const rem = (value: number): Token => ({
  $type: 'dimension',
  $value: { value: value / 16, unit: 'rem' },
});

/**
 * Every value of the design as data, for tools. The path of a token, without its theme or density, is the name of its
 * CSS variable: `light.color.ink` is `--tiyin-color-ink`.
 */
export function designTokens(): DesignTokens {
  return {
    light: coloursOf(lightPalette),
    dark: coloursOf(darkPalette),
    space: each(spaces, px),
    radius: each(radii, px),
    type: each(typeScale, (lineHeight, size) => ({
      size: rem(Number(size)),
      lineHeight: rem(lineHeight),
    })),
    weight: each(weights, ($value) => ({ $type: 'fontWeight', $value })),
    font: each(fontStacks, (stack) => ({ $type: 'fontFamily', $value: familiesOf(stack) })),
    motion: each(durations, (value) => ({ $type: 'duration', $value: { value, unit: 'ms' } })),
    width: each(widths, px),
    comfortable: { control: each(controlHeights.comfortable, px) },
    compact: { control: each(controlHeights.compact, px) },
    payform: { control: each(controlHeights.payform, px) },
    touch: { control: each(controlHeights.touch, px) },
  };
}

const coloursOf = ({ color, tone }: Palette): TokenGroup => ({
  color: each(color, colour),
  tone: each(tone, (roles) => each(roles, colour)),
});

function colour(value: Oklch): Token {
  const components = value.slice('oklch('.length, -1).split(' ').map(Number);
  return { $type: 'color', $value: { colorSpace: 'oklch', components, hex: toHex(value) } };
}

/** Without the family that only widens the gap between thousands. */
const familiesOf = (stack: string): string[] =>
  stack
    .split(', ')
    .map((family) => family.replaceAll("'", ''))
    .filter((family) => family !== groupGapFamily);

function each<Value>(
  values: Readonly<Record<string, Value>>,
  tokenOf: (value: Value, name: string) => Token | TokenGroup,
): TokenGroup {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, tokenOf(value, name)]),
  );
}
