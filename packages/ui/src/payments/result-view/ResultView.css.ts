import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const view = style(
  paymentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[16],
    paddingBlockStart: vars.space[40],
    paddingBlockEnd: vars.space[24],
    textAlign: 'center',
  }),
);

const inTone = (color: string) =>
  paymentRule({ color, '@media': { '(forced-colors: active)': { color: 'CanvasText' } } });

/*
 * A filled disc with a tick, or an outlined octagon with a cross: distinguished by shape before
 * colour.
 */
export const sign = recipe({
  base: paymentRule({ inlineSize: vars.space[72], blockSize: vars.space[72] }),
  variants: {
    kind: {
      success: inTone(vars.tone.success.solid),
      fail: inTone(vars.tone.error.solid),
    },
  },
});

/* In forced colours the disc is of the text's colour, so the tick is of the page's. */
export const tick = style(
  paymentRule({
    stroke: vars.tone.success.onSolid,
    '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
  }),
);

export const title = style(
  paymentRule({
    fontSize: vars.type[20].size,
    lineHeight: vars.type[20].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

export const note = style(
  paymentRule({
    maxInlineSize: '44ch',
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);

export const rest = style(
  paymentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    inlineSize: '100%',
    marginBlockStart: vars.space[8],
    textAlign: 'start',
  }),
);

export const continueLink = style(
  paymentRule({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    minBlockSize: vars.control.lg,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.tone.primary.solid,
    color: vars.tone.primary.onSolid,
    fontSize: vars.type[16].size,
    lineHeight: vars.type[16].lineHeight,
    fontWeight: vars.weight.semibold,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': {
        backgroundColor: `color-mix(in oklab, ${vars.tone.primary.solid}, ${vars.color.ink} 12%)`,
      },
      '&:active': {
        backgroundColor: `color-mix(in oklab, ${vars.tone.primary.solid}, ${vars.color.ink} 22%)`,
      },
    },
  }),
);
