import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const tooltip = style(
  componentRule({
    maxInlineSize: vars.width.menu,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    backgroundColor: vars.tone.neutral.solid,
    color: vars.tone.neutral.onSolid,
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.inner,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    overflowWrap: 'anywhere',
    transition: `opacity ${vars.motion.state} ${vars.motion.curve}`,
    selectors: { '&[data-entering]': { opacity: 0 }, '&[data-exiting]': { opacity: 0 } },
  }),
);
