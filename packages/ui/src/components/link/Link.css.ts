import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const link = recipe({
  base: componentRule({
    color: vars.tone.primary.onSoft,
    borderRadius: vars.radius.inner,
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
  }),
  variants: {
    variant: {
      inline: componentRule({
        textDecorationLine: 'underline',
        textDecorationThickness: vars.elevation.hairline,
        selectors: { '&[data-hovered]': { textDecorationThickness: vars.space[2] } },
      }),
      quiet: componentRule({
        textDecorationLine: 'none',
        fontWeight: vars.weight.medium,
        selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
      }),
    },
  },
});
