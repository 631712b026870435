import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { each } from '../../theme/each.ts';

export const stack = recipe({
  base: componentRule({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    gap: each(vars.space, (step) => componentRule({ gap: step })),
    align: {
      stretch: componentRule({ alignItems: 'stretch' }),
      start: componentRule({ alignItems: 'flex-start' }),
      center: componentRule({ alignItems: 'center', textAlign: 'center' }),
      end: componentRule({ alignItems: 'flex-end' }),
    },
  },
  defaultVariants: { gap: 16, align: 'stretch' },
});
