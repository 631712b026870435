import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { paymentRule } from './payment-rule.ts';

export const face = style(
  paymentRule({
    inlineSize: '100%',
    maxInlineSize: vars.width.form,
    fontFamily: vars.font.body,
    fontSize: vars.type[16].size,
    lineHeight: vars.type[16].lineHeight,
  }),
);
