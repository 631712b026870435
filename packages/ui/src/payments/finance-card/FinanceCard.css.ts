import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const line = style(
  paymentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space[12],
  }),
);

/* As wide as the card, and as high as what is drawn there. */
export const trend = style(paymentRule({ minInlineSize: 0 }));
