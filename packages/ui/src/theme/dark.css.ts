import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { vars } from './contract.css.ts';
import { colorTokens } from './fill.ts';
import { darkPalette } from './palette.ts';
import './light.css.ts';

const { color, tone, elevation, focus } = vars;
const contract = { color, tone, elevation, focus };

/**
 * Dark is chosen on the root or any subtree (`data-theme="dark"`), or follows the system setting by
 * default.
 */
createGlobalTheme('[data-theme="dark"]', contract, {
  '@layer': layers.tokens,
  ...colorTokens(darkPalette),
});

globalStyle(':where(:root):not([data-theme])', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(prefers-color-scheme: dark)': { vars: assignVars(contract, colorTokens(darkPalette)) },
      },
    },
  },
});
