import { createGlobalTheme } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { vars } from './contract.css.ts';
import { colorTokens } from './fill.ts';
import { lightPalette } from './palette.ts';

const { color, tone, elevation, focus } = vars;

/** Light is the default; any subtree can choose it: `data-theme="light"`. */
createGlobalTheme(
  ':root, [data-theme="light"]',
  { color, tone, elevation, focus },
  { '@layer': layers.tokens, ...colorTokens(lightPalette) },
);
