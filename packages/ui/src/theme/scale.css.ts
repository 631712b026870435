import { createGlobalTheme } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { vars } from './contract.css.ts';
import { scaleTokens } from './fill.ts';
import { fontStacks } from './scale.ts';
import './group-gap.css.ts';

const { space, radius, type, weight, width, motion, font } = vars;

createGlobalTheme(
  ':root',
  { space, radius, type, weight, width, motion, font },
  {
    '@layer': layers.tokens,
    ...scaleTokens,
    font: { body: fontStacks.inter, mono: fontStacks.mono },
  },
);
