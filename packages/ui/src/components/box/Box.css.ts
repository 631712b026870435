import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { each } from '../../theme/each.ts';

const { canvas, surface, surfaceRaised, surfaceSunken } = vars.color;

export const box = recipe({
  base: componentRule({ minInlineSize: 0 }),
  variants: {
    padding: each(vars.space, (step) => componentRule({ padding: step })),
    background: each({ canvas, surface, surfaceRaised, surfaceSunken }, (colour) =>
      componentRule({ backgroundColor: colour }),
    ),
    radius: each(vars.radius, (radius) => componentRule({ borderRadius: radius })),
    border: {
      hairline: componentRule({ border: `${vars.elevation.hairline} solid ${vars.color.line}` }),
    },
    /* Not centred: a box does not position itself. */
    maxWidth: each(vars.width, (width) =>
      componentRule({ inlineSize: '100%', maxInlineSize: width }),
    ),
  },
});
