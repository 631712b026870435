import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';
import { layers } from '../src/theme/layers.css.ts';

export const swatch = style({
  '@layer': {
    [layers.screens]: {
      display: 'inline-block',
      padding: `${vars.space[4]} ${vars.space[8]}`,
      borderRadius: vars.radius.inner,
    },
  },
});

export const bar = style({
  '@layer': {
    [layers.screens]: { blockSize: vars.space[16], backgroundColor: vars.tone.primary.solid },
  },
});
