import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const key = style(
  paymentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    minInlineSize: 0,
    inlineSize: '100%',
  }),
);

export const label = style(
  paymentRule({
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
);

export const sheet = style(
  paymentRule({
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.ink,
    fontFamily: vars.font.mono,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[16].lineHeight,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const line = style(paymentRule({ display: 'block' }));

/* The icons align with the edge of the key, not their padding. */
export const actions = style(
  paymentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    marginInlineStart: `calc(-1 * ${vars.space[12]})`,
  }),
);
