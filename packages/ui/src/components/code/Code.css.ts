import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const inline = style(
  componentRule({
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    /* Transparent, so that forced colours have an edge to draw. */
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.inner,
    backgroundColor: vars.color.surfaceSunken,
    /* One step smaller than the text around it: a monospace looks larger. */
    fontSize: '0.93em',
    overflowWrap: 'anywhere',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  }),
);

export const scroller = style(
  componentRule({
    overflowX: 'auto',
    minInlineSize: 0,
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surfaceSunken,
  }),
);

export const block = recipe({
  base: componentRule({
    margin: 0,
    padding: vars.space[12],
    fontSize: vars.type[13].size,
    lineHeight: vars.type[14].lineHeight,
    tabSize: 2,
  }),
  variants: {
    overflow: {
      wrap: componentRule({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
      /* As wide as its longest line, so that the padding is kept at its end. */
      scroll: componentRule({ whiteSpace: 'pre', inlineSize: 'max-content' }),
    },
  },
});
