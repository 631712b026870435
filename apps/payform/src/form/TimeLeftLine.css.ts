import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

export const line = style(
  screenRule({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[12],
    color: vars.color.inkMuted,
  }),
);
