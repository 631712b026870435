import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const needs = style(paymentRule({ color: vars.color.inkMuted, overflowWrap: 'anywhere' }));

/* In a grid the title, these words and the form are rows of the grid, so that the fields of adjacent cards align. */
globalStyle(
  `:has(> ${needs})`,
  paymentRule({ display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 3' }),
);

export const foot = style(
  paymentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    /* The buttons of adjacent cards align. */
    marginBlockStart: 'auto',
  }),
);

/*
 * Its two live regions are always rendered, so that changes are announced; empty ones take no
 * space.
 */
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
