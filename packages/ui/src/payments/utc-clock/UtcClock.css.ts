import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const clock = style(
  paymentRule({
    fontSize: vars.type[13].size,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const zone = style(paymentRule({ color: vars.color.inkMuted }));
