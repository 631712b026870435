import { accentFor } from '@tiyin/ui/theme/accent';
import { darkPalette, lightPalette, type Palette } from '@tiyin/ui/theme/palette';
import { toHex } from '@tiyin/ui/theme/srgb';

/** The correction of an accent for contrast, in words; none for an invalid colour. */
export function accentWords(accent: string): string {
  const none = 'Of the main buttons. Empty: Tiyin’s own.';
  const [light, dark] = [shownAs(accent, lightPalette), shownAs(accent, darkPalette)];
  if (light === undefined || dark === undefined) return none;
  const chosen = accent.toLowerCase();
  const changed = [
    ...(light === chosen ? [] : [`${light} on light`]),
    ...(dark === chosen ? [] : [`${dark} on dark`]),
  ];
  if (changed.length === 0) return 'Can be read as it is, on light and on dark.';
  return `Shown as ${changed.join(' and ')}, so that it can be read.`;
}

function shownAs(accent: string, palette: Palette): string | undefined {
  const shown = accentFor(accent, palette);
  return shown && toHex(shown.solid);
}
