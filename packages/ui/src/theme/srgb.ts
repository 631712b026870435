import type { Oklch } from './palette.ts';

type Triple = readonly [number, number, number];

/** A colour in OKLCH by its numbers: lightness 0 to 1, chroma, hue in degrees. */
export type OklchParts = {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
};

/** Light by channel, 0 to 1 where an sRGB screen can show it. Throws when the text is not of the form `oklch(l c h)`. */
export function toLinearSrgb(colour: Oklch): Triple {
  const { lightness, a, b } = labOf(colour);
  /* The matrices are those of CSS Color 4. */
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Whether a colour is within sRGB, so that every screen shows the colour that was measured. */
export function isInSrgb(colour: Oklch): boolean {
  const tolerance = 0.001;
  return toLinearSrgb(colour).every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
}

/** A colour moved towards another by a share of 0 to 1, as `color-mix(in oklab, …)` does. */
export function mixed(colour: Oklch, towards: Oklch, share: number): Oklch {
  const [from, to] = [labOf(colour), labOf(towards)];
  const between = (one: number, other: number): number => one + (other - one) * share;
  const [a, b] = [between(from.a, to.a), between(from.b, to.b)];
  return oklch({
    lightness: between(from.lightness, to.lightness),
    chroma: Math.hypot(a, b),
    hue: hueOf(a, b),
  });
}

/** The colour as `#` and six hexadecimal digits, for consumers that cannot read OKLCH. */
export function toHex(colour: Oklch): string {
  const channels = toLinearSrgb(colour).map((light) => {
    const clamped = Math.min(1, Math.max(0, light));
    const coded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A colour of six hexadecimal digits, `#1a73e8`, by its numbers in OKLCH; undefined for any other text. */
export function fromHex(hex: string): OklchParts | undefined {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
  if (digits === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const coded = Number.parseInt(pair, 16) / 255;
    return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: hueOf(a, b),
  };
}

/** A colour written as CSS does, to six places: with four, a dark channel could come out a step of 255 away. */
export function oklch({ lightness, chroma, hue }: OklchParts): Oklch {
  const round = (value: number): number => Math.round(value * 1_000_000) / 1_000_000;
  return `oklch(${round(lightness)} ${round(chroma)} ${round(hue)})`;
}

/** The same in OKLab: how green or red, how blue or yellow. */
function labOf(colour: Oklch) {
  const { lightness, chroma, hue } = partsOf(colour);
  const angle = (hue * Math.PI) / 180;
  return { lightness, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
}

/** In degrees, 0 to 360. */
const hueOf = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

function partsOf(colour: Oklch): OklchParts {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour);
  if (parts === null) throw new Error(`Not a colour in OKLCH: ${colour}`);
  return { lightness: Number(parts[1]), chroma: Number(parts[2]), hue: Number(parts[3]) };
}
