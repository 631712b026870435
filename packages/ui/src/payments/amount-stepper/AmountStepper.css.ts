import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

/* The width left for the figure, whose digits are about 0.6 em wide. */
const room = `(100cqi - 2 * (${vars.space[56]} + ${vars.space[8]}))`;

export const whole = style(paymentRule({ display: 'grid' }));

export const stepper = style(
  paymentRule({
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
  }),
);

export const step = style(
  paymentRule({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[56],
    blockSize: vars.space[56],
    border: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${vars.motion.state} ${vars.motion.curve}`,
    selectors: {
      '&:active': {
        backgroundColor: `color-mix(in oklab, ${vars.color.surface}, ${vars.color.ink} 10%)`,
      },
      '&[aria-disabled]': {
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
          '&:hover:not(:active, [aria-disabled])': {
            backgroundColor: `color-mix(in oklab, ${vars.color.surface}, ${vars.color.ink} 5%)`,
          },
        },
      },
      '(forced-colors: active)': {
        selectors: { '&[aria-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

export const amount = style(
  paymentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const figure = recipe({
  base: paymentRule({
    lineHeight: vars.type[44].lineHeight,
    fontWeight: vars.weight.semibold,
    letterSpacing: '-0.015em',
    whiteSpace: 'nowrap',
  }),
  variants: {
    isLong: {
      true: paymentRule({ fontSize: `min(${vars.type[32].size}, ${room} / 7)` }),
      false: paymentRule({ fontSize: `min(${vars.type[44].size}, ${room} / 4.5)` }),
    },
  },
});

/** The figure while typing, marked by a line below it. */
export const entry = style(
  paymentRule({
    inlineSize: '100%',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    borderBlockEnd: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    textAlign: 'center',
    fontVariantNumeric: 'inherit',
    selectors: { '&[aria-invalid]': { borderColor: vars.tone.error.line } },
  }),
);

export const error = style(
  paymentRule({
    color: vars.tone.error.onSoft,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[8] } },
  }),
);

export const unit = style(
  paymentRule({
    color: vars.color.inkMuted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    fontSize: vars.type[16].size,
    lineHeight: vars.type[16].lineHeight,
  }),
);
