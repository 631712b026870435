import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

export const details = style(screenRule({ inlineSize: '100%', textAlign: 'start' }));

export const summary = style(
  screenRule({
    minBlockSize: vars.control.md,
    alignContent: 'center',
    borderRadius: vars.radius.control,
    color: vars.tone.primary.onSoft,
    fontWeight: vars.weight.semibold,
    textAlign: 'center',
    cursor: 'pointer',
  }),
);

export const content = style(
  screenRule({ display: 'grid', gap: vars.space[12], paddingBlockStart: vars.space[8] }),
);
