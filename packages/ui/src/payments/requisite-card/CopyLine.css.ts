import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const line = style(
  paymentRule({
    display: 'flex',
    // Where the clipboard refuses, the words about it have a line of their own.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[8],
    minBlockSize: vars.control.md,
    paddingInlineStart: vars.space[16],
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
  }),
);

export const words = style(
  paymentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[8],
    flex: 1,
    minInlineSize: 0,
    paddingBlock: vars.space[8],
  }),
);

export const label = style(
  paymentRule({
    color: vars.color.inkMuted,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
  }),
);

export const value = style(
  paymentRule({
    fontWeight: vars.weight.semibold,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
