import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { short } from '../../theme/media.ts';
import { paymentRule } from '../payment-rule.ts';

export const list = style(
  paymentRule({ display: 'flex', flexDirection: 'column', gap: vars.space[8] }),
);

export const choice = style(
  paymentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: vars.space[72],
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    border: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.state} ${vars.motion.curve}`,
    selectors: {
      '&:hover': {
        backgroundColor: `color-mix(in oklab, ${vars.color.surface}, ${vars.color.ink} 4%)`,
      },
      '&:active': {
        backgroundColor: `color-mix(in oklab, ${vars.color.surface}, ${vars.color.ink} 8%)`,
      },
      '&[aria-disabled]': { backgroundColor: vars.color.surfaceSunken, cursor: 'progress' },
    },
    '@media': {
      [short]: { minBlockSize: 0, paddingBlock: vars.space[8] },
      '(forced-colors: active)': {
        selectors: { '&[aria-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

export const words = style(
  paymentRule({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    minInlineSize: 0,
  }),
);

export const name = style(
  paymentRule({
    fontSize: vars.type[16].size,
    lineHeight: vars.type[16].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

export const limits = style(
  paymentRule({
    color: vars.color.inkMuted,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
