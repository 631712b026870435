import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const square = (side: string) => componentRule({ inlineSize: side });

export const qrCode = recipe({
  base: componentRule({
    flexShrink: 0,
    display: 'block',
    aspectRatio: '1',
    maxInlineSize: '100%',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    /* A camera needs this contrast, whatever colours the reader has chosen. */
    forcedColorAdjust: 'none',
  }),
  variants: {
    size: {
      sm: square(`calc(3 * ${vars.space[40]})`),
      md: square(`calc(5 * ${vars.space[40]})`),
      lg: square(`calc(7 * ${vars.space[40]})`),
    },
  },
});

export const modules = style(componentRule({ fill: vars.color.ink }));
