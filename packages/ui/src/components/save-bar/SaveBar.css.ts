import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

/* As wide as its form: it floats over the end of the fields, and takes its place after them at the end of the form. */
export const bar = style(
  componentRule({
    position: 'sticky',
    zIndex: 2,
    insetBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[8]} ${vars.space[16]}`,
    paddingBlock: vars.space[8],
    paddingInlineStart: vars.space[16],
    paddingInlineEnd: vars.space[8],
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: vars.elevation.floating,
    color: vars.color.ink,
  }),
);

/* No field that gets the focus is scrolled to below it. */
globalStyle(`html:has(${bar})`, componentRule({ scrollPaddingBlockEnd: vars.space[72] }));

export const count = style(
  componentRule({
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const actions = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
  }),
);
