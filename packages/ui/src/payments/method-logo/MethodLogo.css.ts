import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const logo = style(
  paymentRule({
    flexShrink: 0,
    inlineSize: vars.space[40],
    blockSize: 'auto',
    aspectRatio: '40 / 26',
  }),
);

export const plate = recipe({
  base: {},
  variants: {
    method: {
      Humo: paymentRule({ fill: vars.tone.success.solid }),
      Uzs: paymentRule({ fill: vars.tone.primary.solid }),
      other: paymentRule({ fill: vars.tone.neutral.solid }),
    },
  },
});

export const sign = recipe({
  base: paymentRule({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' }),
  variants: {
    method: {
      Humo: paymentRule({ stroke: vars.tone.success.onSolid }),
      Uzs: paymentRule({ stroke: vars.tone.primary.onSolid }),
      other: paymentRule({ stroke: vars.tone.neutral.onSolid }),
    },
  },
});
