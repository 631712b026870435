import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const panel = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minBlockSize: 0,
    minInlineSize: vars.width.menu,
    padding: vars.space[16],
    paddingBlockStart: vars.space[8],
    paddingInlineEnd: vars.space[8],
    overflowY: 'auto',
    outline: 0,
  }),
);

export const head = style(
  componentRule({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[8],
  }),
);

export const heading = style(
  componentRule({
    /* On the middle of the close button, and still there when the title takes two lines. */
    paddingBlockStart: `calc((${vars.control.sm} - ${vars.type[14].lineHeight}) / 2)`,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

export const body = style(
  componentRule({ paddingInlineEnd: vars.space[8], overflowWrap: 'anywhere' }),
);
