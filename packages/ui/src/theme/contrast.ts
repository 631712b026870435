import type { Oklch } from './palette.ts';

type LinearRgb = readonly [red: number, green: number, blue: number];

/** The WCAG 2 contrast ratio of two opaque colours, 1 to 21. Used by the token test and by the colour docs. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Whether a colour is within sRGB, so that every screen shows the colour that was measured. */
export function isInSrgb(colour: Oklch): boolean {
  const tolerance = 0.001;
  return toLinearSrgb(colour).every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinearSrgb(colour);
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}

const clamp = (channel: number): number => Math.min(1, Math.max(0, channel));

/** Throws when the text is not of the form `oklch(l c h)`. The matrices are those of CSS Color 4. */
function toLinearSrgb(colour: Oklch): LinearRgb {
  const [lightness, chroma, hue] = parse(colour);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function parse(colour: Oklch): readonly [number, number, number] {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour);
  if (parts === null) throw new Error(`Not a colour in OKLCH: ${colour}`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}
