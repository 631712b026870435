import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const figure = style(
  componentRule({
    flex: '1 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    /* Beside a higher one its words stay at the top, where those of the others are. */
    alignContent: 'flex-start',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${vars.space[8]} ${vars.space[16]}`,
    minInlineSize: 0,
  }),
);

export const stat = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 }),
);

export const label = style(
  componentRule({
    color: vars.color.inkMuted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
);

export const value = style(
  componentRule({
    fontSize: vars.type[24].size,
    lineHeight: vars.type[24].lineHeight,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);

export const note = style(
  componentRule({
    color: vars.color.inkMuted,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  }),
);
