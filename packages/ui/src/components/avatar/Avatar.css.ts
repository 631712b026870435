import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const round = (side: string, type: (typeof vars.type)[12]) =>
  componentRule({
    inlineSize: side,
    blockSize: side,
    /* The circle does not grow with the browser's text, and two letters stay in it. */
    fontSize: `min(${type.size}, ${side} * 0.45)`,
  });

export const avatar = recipe({
  base: componentRule({
    flexShrink: 0,
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'hidden',
    /* Transparent, so that forced colours have an edge to draw. */
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.tone.neutral.soft,
    color: vars.tone.neutral.onSoft,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    fontWeight: vars.weight.semibold,
    userSelect: 'none',
  }),
  variants: {
    size: {
      sm: round(vars.space[24], vars.type[12]),
      md: round(vars.space[32], vars.type[12]),
      lg: round(vars.space[40], vars.type[14]),
    },
  },
});
