import { darkPalette, lightPalette } from '@tiyin/ui/theme/palette';
import type { Palette } from '@tiyin/ui/theme/palette';
import { fontStacks, radii } from '@tiyin/ui/theme/scale';
import { toHex } from '@tiyin/ui/theme/srgb';
import { create } from 'storybook/theming';

/** Storybook in the colours of the library, so that nothing around a component distracts from it. */
function storybookTheme({ scheme, color, tone }: Palette) {
  return create({
    base: scheme,
    brandTitle: 'Tiyin',
    brandTarget: '_self',
    fontBase: fontStacks.inter,
    fontCode: fontStacks.mono,
    colorPrimary: toHex(tone.primary.solid),
    colorSecondary: toHex(tone.primary.solid),
    appBg: toHex(color.canvas),
    appContentBg: toHex(color.canvas),
    appPreviewBg: toHex(color.canvas),
    appBorderColor: toHex(color.line),
    appBorderRadius: radii.control,
    textColor: toHex(color.ink),
    textMutedColor: toHex(color.inkMuted),
    textInverseColor: toHex(color.surface),
    barBg: toHex(color.surface),
    barTextColor: toHex(color.inkMuted),
    barSelectedColor: toHex(tone.primary.onSoft),
    barHoverColor: toHex(tone.primary.onSoft),
    inputBg: toHex(color.surface),
    inputBorder: toHex(color.lineStrong),
    inputTextColor: toHex(color.ink),
    inputBorderRadius: radii.control,
  });
}

/** By the theme of the toolbar. */
export const storybookThemes = {
  light: storybookTheme(lightPalette),
  dark: storybookTheme(darkPalette),
};

/** The theme that Storybook's globals choose, as JSON or as in its address; light beside both. */
export const themeOf = (globals: string | null | undefined): keyof typeof storybookThemes =>
  /theme["':]+dark/.test(globals ?? '') ? 'dark' : 'light';
