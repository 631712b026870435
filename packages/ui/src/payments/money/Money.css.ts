import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

const largest = (size: string, share: string) =>
  paymentRule({
    fontSize: `min(${size}, ${share})`,
    lineHeight: vars.type[44].lineHeight,
    fontWeight: vars.weight.semibold,
    letterSpacing: '-0.015em',
  });

/** The number and its currency: one line that never breaks, figures of one width. */
export const money = recipe({
  base: paymentRule({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
  variants: {
    size: {
      /* The size of the text around it. */
      text: paymentRule({ fontWeight: vars.weight.medium }),
      md: paymentRule({
        fontSize: vars.type[16].size,
        lineHeight: vars.type[16].lineHeight,
        fontWeight: vars.weight.medium,
      }),
      lg: paymentRule({
        fontSize: vars.type[24].size,
        lineHeight: vars.type[24].lineHeight,
        fontWeight: vars.weight.semibold,
      }),
      /* A long number wraps on a narrow card. */
      lgLong: paymentRule({
        fontSize: vars.type[16].size,
        lineHeight: vars.type[24].lineHeight,
        fontWeight: vars.weight.semibold,
      }),
      /* The largest thing on the page, and smaller where the number is long or the phone small. */
      xl: largest(vars.type[44].size, '9vw'),
      xlLong: largest(vars.type[32].size, '7vw'),
    },
  },
});

export const currency = style(
  paymentRule({
    color: vars.color.inkMuted,
    fontSize: `clamp(${vars.type[12].size}, 0.6em, ${vars.type[20].size})`,
    fontWeight: vars.weight.regular,
    letterSpacing: 'normal',
  }),
);
