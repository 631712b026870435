import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

export const form = style(
  screenRule({ display: 'grid', gap: vars.space[12], inlineSize: '100%', textAlign: 'start' }),
);

export const title = style(
  screenRule({
    margin: 0,
    fontSize: vars.type[20].size,
    lineHeight: vars.type[20].lineHeight,
    fontWeight: vars.weight.semibold,
    outline: 'none',
  }),
);

/** The fields and the text above them; kept behind the check. */
export const entry = style([
  screenRule({ display: 'grid', gap: vars.space[12] }),
  screenRule({ selectors: { '&[hidden]': { display: 'none' } } }),
]);
