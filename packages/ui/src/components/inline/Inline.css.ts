import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { each } from '../../theme/each.ts';

export const inline = recipe({
  base: componentRule({ display: 'flex', minInlineSize: 0 }),
  variants: {
    gap: each(vars.space, (step) => componentRule({ gap: step })),
    align: {
      start: componentRule({ alignItems: 'flex-start' }),
      center: componentRule({ alignItems: 'center' }),
      end: componentRule({ alignItems: 'flex-end' }),
      baseline: componentRule({ alignItems: 'baseline' }),
    },
    justify: {
      start: componentRule({ justifyContent: 'flex-start' }),
      center: componentRule({ justifyContent: 'center' }),
      end: componentRule({ justifyContent: 'flex-end' }),
      between: componentRule({ justifyContent: 'space-between' }),
    },
    wrap: {
      true: componentRule({ flexWrap: 'wrap' }),
      false: componentRule({ flexWrap: 'nowrap' }),
    },
  },
  defaultVariants: { gap: 8, align: 'center', justify: 'start', wrap: true },
});
