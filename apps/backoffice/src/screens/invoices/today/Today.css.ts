import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

/* One line at any width, there before its figures are: a sum without room is on the list that it leads to. */
export const line = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    /* With the dot and its blank the same on both sides. */
    columnGap: vars.space[4],
    blockSize: vars.type[14].lineHeight,
    overflow: 'clip',
    overflowClipMargin: vars.space[4],
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
  }),
);
