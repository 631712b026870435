import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const flowType = style(
  paymentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: vars.color.inkMuted,
    /* Among words, the arrow would otherwise set the line. */
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
  }),
);
