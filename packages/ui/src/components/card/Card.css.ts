import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const card = recipe({
  base: componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
  }),
  variants: {
    padding: {
      none: componentRule({ overflow: 'hidden' }),
      md: componentRule({ padding: vars.space[20] }),
      lg: componentRule({ padding: `clamp(${vars.space[16]}, 2.5vw, ${vars.space[24]})` }),
    },
  },
});

export const header = recipe({
  base: componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    minInlineSize: 0,
  }),
  variants: {
    isInset: {
      true: componentRule({ paddingInline: vars.space[20], paddingBlockStart: vars.space[16] }),
      false: {},
    },
  },
});

export const title = style(
  componentRule({
    minInlineSize: 0,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);
