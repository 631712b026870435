import { accentFor } from '@tiyin/ui/theme/accent';
import { darkPalette, lightPalette, type Palette } from '@tiyin/ui/theme/palette';
import { toHex } from '@tiyin/ui/theme/srgb';
import { i18n } from '../../../texts/i18n.ts';

/** The correction of an accent for contrast, in words; none for an invalid colour. */
export function accentWords(accent: string): string {
  const none = i18n.t('Of the main buttons. Empty: Tiyin’s own.');
  const [light, dark] = [shownAs(accent, lightPalette), shownAs(accent, darkPalette)];
  if (light === undefined || dark === undefined) return none;
  const chosen = accent.toLowerCase();
  const changed = [
    ...(light === chosen ? [] : [i18n.t('{light} on light', { light })]),
    ...(dark === chosen ? [] : [i18n.t('{dark} on dark', { dark })]),
  ];
  if (changed.length === 0) return i18n.t('Can be read as it is, on light and on dark.');
  return i18n.t('Shown as {list}, so that it can be read.', { list: changed.join(' and ') });
}

function shownAs(accent: string, palette: Palette): string | undefined {
  const shown = accentFor(accent, palette);
  return shown && toHex(shown.solid);
}
