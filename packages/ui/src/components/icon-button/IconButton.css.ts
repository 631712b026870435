import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { touchTarget } from '../../theme/touch-target.ts';
import { each } from '../../theme/each.ts';
import { towardsInk, veil } from '../../theme/mix.ts';

export const iconButton = recipe({
  base: [
    componentRule({
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      padding: 0,
      border: `${vars.elevation.hairline} solid transparent`,
      borderRadius: vars.radius.control,
      color: vars.color.ink,
      cursor: 'pointer',
      transition: `background-color ${vars.motion.state} ${vars.motion.curve}`,
      selectors: { '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' } },
      '@media': {
        '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
      },
    }),
    touchTarget,
  ],
  variants: {
    variant: {
      ghost: componentRule({
        backgroundColor: 'transparent',
        selectors: {
          '&[data-hovered]': { backgroundColor: veil(7) },
          '&[data-pressed]': { backgroundColor: veil(12) },
        },
      }),
      secondary: componentRule({
        backgroundColor: vars.color.surface,
        borderColor: vars.color.lineStrong,
        selectors: {
          '&[data-hovered]': { backgroundColor: towardsInk(vars.color.surface, 5) },
          '&[data-pressed]': { backgroundColor: towardsInk(vars.color.surface, 9) },
        },
      }),
    },
    size: each(vars.control, (side) => componentRule({ inlineSize: side, blockSize: side })),
  },
});
