import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const soft = (tone: typeof vars.tone.primary) =>
  componentRule({ backgroundColor: tone.soft, color: tone.onSoft });

export const badge = recipe({
  base: componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    maxInlineSize: '100%',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[8],
    /* Transparent, so that forced colours have an edge to draw. */
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.full,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      neutral: soft(vars.tone.neutral),
      primary: soft(vars.tone.primary),
      success: soft(vars.tone.success),
      warning: soft(vars.tone.warning),
      error: soft(vars.tone.error),
    },
    isOutlined: {
      true: componentRule({
        backgroundColor: 'transparent',
        borderColor: 'currentColor',
        borderRadius: vars.radius.inner,
        paddingBlock: vars.space[0],
      }),
      false: {},
    },
  },
});

export const dot = style(
  componentRule({
    flexShrink: 0,
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    border: `${vars.space[4]} solid currentColor`,
    borderRadius: vars.radius.full,
    scale: '0.75',
  }),
);

export const text = style(componentRule({ overflow: 'hidden', textOverflow: 'ellipsis' }));
