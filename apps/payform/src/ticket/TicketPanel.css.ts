import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

/** As wide as the step, also where that centres its words. */
export const panel = style(
  screenRule({ display: 'grid', gap: vars.space[12], inlineSize: '100%', textAlign: 'start' }),
);
