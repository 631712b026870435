import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const marker = recipe({
  base: paymentRule({
    display: 'inline-flex',
    alignItems: 'center',
    border: `${vars.elevation.hairline} solid ${vars.tone.warning.line}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.tone.warning.soft,
    color: vars.tone.warning.onSoft,
    fontWeight: vars.weight.semibold,
    whiteSpace: 'nowrap',
  }),
  variants: {
    size: {
      sm: paymentRule({
        gap: vars.space[4],
        paddingInline: vars.space[8],
        fontSize: vars.type[12].size,
        lineHeight: vars.type[12].lineHeight,
      }),
      md: paymentRule({
        gap: vars.space[8],
        minBlockSize: vars.space[32],
        paddingInline: vars.space[12],
        fontSize: vars.type[13].size,
      }),
    },
  },
});
