import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

const face = (from: string, to: string) =>
  paymentRule({ backgroundImage: `linear-gradient(120deg, ${from}, ${to})` });

/* The card is dark in both themes: it carries `data-theme="dark"`, so these are the dark theme's colours. */
export const card = recipe({
  base: paymentRule({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space[24],
    minBlockSize: `calc(2 * ${vars.space[72]})`,
    padding: vars.space[20],
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.sheet,
    color: vars.color.ink,
  }),
  variants: {
    scheme: {
      humo: face(vars.tone.success.soft, vars.tone.primary.soft),
      uzcard: face(vars.tone.primary.soft, vars.tone.neutral.soft),
      other: face(vars.tone.neutral.soft, vars.color.surfaceRaised),
    },
  },
});

export const edge = style(
  paymentRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

export const schemeName = style(
  paymentRule({
    color: vars.color.ink,
    fontSize: vars.type[16].size,
    fontWeight: vars.weight.semibold,
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
  }),
);

export const number = style(
  paymentRule({
    /* Sixteen digits in one line on a phone, where there is room for them. */
    fontSize: `clamp(${vars.type[16].size}, 6vw, ${vars.type[24].size})`,
    lineHeight: vars.type[24].lineHeight,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.02em',
    overflowWrap: 'anywhere',
  }),
);
