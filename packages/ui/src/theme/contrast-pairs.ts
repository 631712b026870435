import { heatShares } from './heat.ts';
import type { Oklch, Palette } from './palette.ts';
import { mixed } from './srgb.ts';

/** Two colours that meet, and how far apart they have to be: 7 for text (AAA), 3 for an edge or an icon. */
export type ContrastPair = {
  readonly front: string;
  readonly frontColour: Oklch;
  readonly back: string;
  readonly backColour: Oklch;
  readonly least: 3 | 7;
};

const surfaces = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
/** The ink over an entry that is in focus (`veil`). */
const veiled = 0.07;
const inks = ['ink', 'inkMuted', 'inkFaint'] as const;

/**
 * Every pair of colours that may appear together in a theme. The contrast test checks them and the
 * colour page shows them.
 */
export function contrastPairs({ color, tone }: Palette): readonly ContrastPair[] {
  const backgrounds = surfaces.map((name) => ({ back: name, backColour: color[name] }));
  const tones = Object.entries(tone);
  return [
    ...backgrounds.flatMap((background) => [
      ...inks.map((name) => pair(name, color[name], background, 7)),
      pair('lineStrong', color.lineStrong, background, 3),
      ...tones.flatMap(([name, { solid, onSoft, line }]) => [
        pair(`${name}.onSoft`, onSoft, background, 7),
        pair(`${name}.solid`, solid, background, 3),
        pair(`${name}.line`, line, background, 3),
      ]),
    ]),
    // A dangerous entry of a menu, in focus.
    pair(
      'error.onSoft',
      tone.error.onSoft,
      { back: 'surfaceRaised, veiled', backColour: mixed(color.surfaceRaised, color.ink, veiled) },
      7,
    ),
    ...(['primary', 'error'] as const).flatMap((name) =>
      Object.entries(heatShares).map(([level, share]) => {
        const backColour = mixed(color.surface, tone[name].solid, share / 100);
        return pair('ink', color.ink, { back: `${name} heat ${level}`, backColour }, 7);
      }),
    ),
    ...tones.flatMap(([name, { solid, onSolid, soft, onSoft }]) => {
      const onTheSoft = { back: `${name}.soft`, backColour: soft };
      return [
        pair(`${name}.onSolid`, onSolid, { back: `${name}.solid`, backColour: solid }, 7),
        pair(`${name}.onSoft`, onSoft, onTheSoft, 7),
        pair(`${name}.solid`, solid, onTheSoft, 3),
      ];
    }),
  ];
}

function pair(
  front: string,
  frontColour: Oklch,
  background: Pick<ContrastPair, 'back' | 'backColour'>,
  least: 3 | 7,
): ContrastPair {
  return { front, frontColour, ...background, least };
}
