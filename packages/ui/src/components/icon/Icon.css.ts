import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const square = (side: string) => componentRule({ inlineSize: side, blockSize: side });

export const icon = recipe({
  base: componentRule({ flexShrink: 0, display: 'block' }),
  variants: {
    size: { 16: square(vars.space[16]), 20: square(vars.space[20]), 24: square(vars.space[24]) },
  },
});
