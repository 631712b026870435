import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const needs = style(paymentRule({ color: vars.color.inkMuted, overflowWrap: 'anywhere' }));

export const foot = style(
  paymentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    /* The buttons of cards beside each other stand on one line. */
    marginBlockStart: 'auto',
  }),
);

/* Its two live regions are there all the time, so that what comes into them is announced; empty they take no room. */
export const news = recipe({
  base: paymentRule({ minInlineSize: 0 }),
  variants: {
    state: {
      idle: {},
      pending: {},
      started: paymentRule({ color: vars.tone.success.onSoft }),
      failed: paymentRule({ color: vars.tone.error.onSoft }),
    },
  },
});

export const words = style(
  paymentRule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    overflowWrap: 'anywhere',
  }),
);
