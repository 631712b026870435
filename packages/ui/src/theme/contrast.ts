import type { Oklch } from './palette.ts';
import { toLinearSrgb } from './srgb.ts';

/** The WCAG 2 contrast ratio of two opaque colours, 1 to 21. Used by the token test and by the colour docs. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinearSrgb(colour);
  return 0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);
}

const clamp = (channel: number): number => Math.min(1, Math.max(0, channel));
