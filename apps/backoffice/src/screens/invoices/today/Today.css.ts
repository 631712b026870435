import { vars } from '@tiyin/ui/theme/contract.css';
import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/* One line at any width, there before its figures are: a sum without room is on the list that it leads to. */
export const line = style({
  '@layer': {
    [layers.screens]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[8],
      blockSize: vars.type[14].lineHeight,
      overflow: 'clip',
      overflowClipMargin: vars.space[4],
      fontSize: vars.type[14].size,
      lineHeight: vars.type[14].lineHeight,
    },
  },
});
