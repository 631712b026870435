import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

/** The steps below one another; the marks replace the numbers. */
export const steps = style(
  screenRule({
    display: 'grid',
    gap: vars.space[16],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const step = style(
  screenRule({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space[12] }),
);

export const todo = style(screenRule({ color: vars.color.inkMuted }));

export const done = style(screenRule({ color: vars.tone.success.solid }));
