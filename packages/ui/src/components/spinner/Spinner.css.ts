import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const square = (side: string) => componentRule({ inlineSize: side, blockSize: side });

export const spinner = recipe({
  base: componentRule({
    display: 'block',
    flexShrink: 0,
    animation: `${turn} 900ms linear infinite`,
  }),
  variants: {
    size: { sm: square(vars.space[16]), md: square(vars.space[24]), lg: square(vars.space[72]) },
  },
});

const ring = { stroke: 'currentColor', strokeWidth: 2.5 } as const;

export const track = style(componentRule({ ...ring, opacity: 0.2 }));
export const arc = style(
  componentRule({ ...ring, strokeDasharray: '28 100', strokeLinecap: 'round' }),
);
