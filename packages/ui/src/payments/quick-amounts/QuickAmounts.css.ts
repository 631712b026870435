import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const chips = style(
  paymentRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[8],
  }),
);

export const chip = style(
  paymentRule({
    minBlockSize: vars.control.md,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[8],
    overflowWrap: 'anywhere',
    border: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    fontSize: vars.type[16].size,
    lineHeight: vars.type[16].lineHeight,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:active:enabled': {
        backgroundColor: `color-mix(in oklab, ${vars.color.surface}, ${vars.color.ink} 10%)`,
      },
      '&[aria-pressed="true"]': {
        borderColor: vars.tone.primary.solid,
        boxShadow: `inset 0 0 0 ${vars.elevation.hairline} ${vars.tone.primary.solid}`,
        fontWeight: vars.weight.semibold,
      },
      '&:disabled': {
        borderColor: vars.color.line,
        backgroundColor: vars.color.surfaceSunken,
        color: vars.color.inkFaint,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      // Touch has no hover: the pressed button would stay grey.
      '(hover: hover)': {
        selectors: {
          '&:hover:enabled:not(:active)': {
            backgroundColor: `color-mix(in oklab, ${vars.color.surface}, ${vars.color.ink} 5%)`,
          },
        },
      },
      '(forced-colors: active)': {
        selectors: {
          '&[aria-pressed="true"]': {
            borderColor: 'Highlight',
            outline: `${vars.elevation.hairline} solid Highlight`,
          },
          '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);
