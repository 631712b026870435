import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

export const limits = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
