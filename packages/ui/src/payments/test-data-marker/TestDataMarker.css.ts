import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const marker = style(
  paymentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.space[32],
    paddingInline: vars.space[12],
    border: `${vars.elevation.hairline} solid ${vars.tone.warning.line}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.tone.warning.soft,
    color: vars.tone.warning.onSoft,
    fontSize: vars.type[13].size,
    fontWeight: vars.weight.semibold,
    whiteSpace: 'nowrap',
  }),
);
