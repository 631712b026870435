import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css.ts';

/** A glyph of the icon set. */
export type Glyph = LucideIcon;

/** Takes a glyph, a size in CSS pixels, and a label if the icon alone carries meaning. */
export type IconProps = {
  readonly glyph: Glyph;
  readonly size?: 16 | 20 | 24;
  /**
   * Set it only if no text says the same; without it the icon is hidden from assistive technology.
   */
  readonly label?: string;
};

/** One icon of the family, in the colour of the text around it. */
export function Icon({ glyph: GlyphSvg, size = 20, label }: IconProps) {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <GlyphSvg className={icon({ size })} strokeWidth={1.75} focusable={false} {...naming} />;
}
