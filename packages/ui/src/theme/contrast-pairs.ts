import type { Oklch, Palette } from './palette.ts';

/** Two colours that meet, and how far apart they have to be: 4.5 for text, 3 for an edge or an icon. */
export type ContrastPair = {
  readonly front: string;
  readonly frontColour: Oklch;
  readonly back: string;
  readonly backColour: Oklch;
  readonly least: 3 | 4.5;
};

const surfaces = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const inks = ['ink', 'inkMuted', 'inkFaint'] as const;

/** Every pair of colours that a theme lets meet. What the contrast test checks and the colour page shows. */
export function contrastPairs({ color, tone }: Palette): readonly ContrastPair[] {
  const grounds = surfaces.map((name) => ({ back: name, backColour: color[name] }));
  const tones = Object.entries(tone);
  return [
    ...grounds.flatMap((ground) => [
      ...inks.map((name) => pair(name, color[name], ground, 4.5)),
      pair('lineStrong', color.lineStrong, ground, 3),
      ...tones.flatMap(([name, { solid, onSoft, line }]) => [
        pair(`${name}.onSoft`, onSoft, ground, 4.5),
        pair(`${name}.solid`, solid, ground, 3),
        pair(`${name}.line`, line, ground, 3),
      ]),
    ]),
    ...tones.flatMap(([name, { solid, onSolid, soft, onSoft }]) => {
      const onTheSoft = { back: `${name}.soft`, backColour: soft };
      return [
        pair(`${name}.onSolid`, onSolid, { back: `${name}.solid`, backColour: solid }, 4.5),
        pair(`${name}.onSoft`, onSoft, onTheSoft, 4.5),
        pair(`${name}.solid`, solid, onTheSoft, 3),
      ];
    }),
  ];
}

function pair(
  front: string,
  frontColour: Oklch,
  ground: Pick<ContrastPair, 'back' | 'backColour'>,
  least: 3 | 4.5,
): ContrastPair {
  return { front, frontColour, ...ground, least };
}
