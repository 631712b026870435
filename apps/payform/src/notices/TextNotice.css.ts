import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

export const notice = style(
  screenRule({ display: 'grid', justifyItems: 'center', gap: vars.space[12], textAlign: 'center' }),
);

export const title = style(
  screenRule({
    fontSize: vars.type[24].size,
    lineHeight: vars.type[24].lineHeight,
    fontWeight: vars.weight.semibold,
    textWrap: 'balance',
  }),
);
