import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
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

/* As wide as the card, and as high as the drawing: its place is kept until the sum is loaded. */
export const trend = recipe({
  base: paymentRule({ minInlineSize: 0 }),
  variants: { isWaiting: { true: paymentRule({ visibility: 'hidden' }), false: {} } },
});
