import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

export const link = style(
  screenRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'center',
    minBlockSize: vars.control.md,
    color: vars.tone.primary.onSoft,
    textDecoration: 'underline',
    textUnderlineOffset: vars.space[4],
  }),
);
