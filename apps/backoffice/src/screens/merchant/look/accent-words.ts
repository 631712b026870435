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
  if (light !== chosen && dark !== chosen) {
    return i18n.t('Shown as {light} on light and {dark} on dark, so that it can be read.', {
      light,
      dark,
    });
  }
  if (light !== chosen)
    return i18n.t('Shown as {light} on light, so that it can be read.', { light });
  if (dark !== chosen) return i18n.t('Shown as {dark} on dark, so that it can be read.', { dark });
  return i18n.t('Can be read as it is, on light and on dark.');
}

function shownAs(accent: string, palette: Palette): string | undefined {
  const shown = accentFor(accent, palette);
  return shown && toHex(shown.solid);
}
