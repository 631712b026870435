import { vars } from '@tiyin/ui/theme/contract.css';
import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/** As the title of a card. */
export const heading = style({
  '@layer': {
    [layers.screens]: {
      fontSize: vars.type[14].size,
      lineHeight: vars.type[14].lineHeight,
      fontWeight: vars.weight.semibold,
    },
  },
});
