import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { vars } from './contract.css.ts';
import { controlTokens } from './fill.ts';

/** Comfortable is the default; `data-density="compact"` makes room for more rows. */
createGlobalTheme(':root, [data-density="comfortable"]', vars.control, {
  '@layer': layers.tokens,
  ...controlTokens('comfortable'),
});
/* Before the compact density, which is a choice that stands on a phone, too. */
globalStyle(':root, [data-density="comfortable"]', {
  '@layer': {
    [layers.tokens]: {
      '@media': { '(pointer: coarse)': { vars: assignVars(vars.control, controlTokens('touch')) } },
    },
  },
});
createGlobalTheme('[data-density="compact"]', vars.control, {
  '@layer': layers.tokens,
  ...controlTokens('compact'),
});
