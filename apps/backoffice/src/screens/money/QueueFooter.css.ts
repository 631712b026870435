import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/** A phone has no such keys. */
export const keys = style({
  '@layer': {
    [layers.screens]: {
      '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
    },
  },
});
