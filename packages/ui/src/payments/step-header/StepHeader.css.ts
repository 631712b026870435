import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const header = style(
  paymentRule({ display: 'flex', alignItems: 'center', gap: vars.space[4] }),
);

export const back = style(
  paymentRule({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.control.md,
    blockSize: vars.control.md,
    /* The arrow is aligned with the form's edge; its target is larger. */
    marginInlineStart: `calc(-1 * ${vars.space[12]})`,
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: `color-mix(in oklab, ${vars.color.ink} 6%, transparent)` },
      '&:active': { backgroundColor: `color-mix(in oklab, ${vars.color.ink} 11%, transparent)` },
    },
  }),
);

export const heading = style(
  paymentRule({
    minInlineSize: 0,
    minBlockSize: vars.control.md,
    alignContent: 'center',
    borderRadius: vars.radius.inner,
    /* On the narrowest phones smaller, so that a step's long heading takes two lines and not three. */
    fontSize: `clamp(${vars.type[16].size}, 5.6vw, ${vars.type[20].size})`,
    lineHeight: vars.type[20].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    selectors: {
      /* No ring: the program moves the focus here for screen readers, not a key. */
      '&:focus': { outline: 'none' },
    },
  }),
);
