import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const cell = style(
  paymentRule({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[8]}`,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const rate = recipe({
  base: paymentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    overflowWrap: 'anywhere',
  }),
  variants: {
    level: {
      low: paymentRule({ color: vars.tone.error.onSoft }),
      middle: paymentRule({ color: vars.tone.warning.onSoft }),
      high: paymentRule({ color: vars.tone.success.onSoft }),
    },
  },
});

export const percent = style(
  paymentRule({ fontWeight: vars.weight.semibold, whiteSpace: 'nowrap' }),
);

export const none = style(paymentRule({ color: vars.color.inkMuted, overflowWrap: 'anywhere' }));
