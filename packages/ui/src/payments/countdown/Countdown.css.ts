import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const countdown = recipe({
  base: paymentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    fontVariantNumeric: 'tabular-nums',
    /* The words beside it wrap, the time does not. */
    flexShrink: 0,
    whiteSpace: 'nowrap',
  }),
  variants: {
    isUrgent: { true: {}, false: {} },
    /* On a button the colour is the button's: its text must stay readable. */
    isOnButton: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { isUrgent: true, isOnButton: false },
      style: paymentRule({ color: vars.tone.error.onSoft, fontWeight: vars.weight.semibold }),
    },
    {
      variants: { isUrgent: true, isOnButton: true },
      style: paymentRule({
        paddingInline: vars.space[8],
        borderRadius: vars.radius.full,
        backgroundColor: vars.tone.error.soft,
        color: vars.tone.error.onSoft,
        fontWeight: vars.weight.semibold,
      }),
    },
  ],
});

/* Starts at the top and empties clockwise. */
export const ring = style(
  paymentRule({
    flexShrink: 0,
    inlineSize: vars.space[20],
    blockSize: vars.space[20],
    rotate: '-90deg',
    scale: '1 -1',
  }),
);

export const track = style(paymentRule({ opacity: 0.3 }));
