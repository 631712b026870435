import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { each } from '../../theme/each.ts';

export const sparkline = recipe({
  base: componentRule({
    flexShrink: 0,
    display: 'block',
    inlineSize: `calc(2 * ${vars.space[40]})`,
    blockSize: vars.space[24],
    /* A figure's trend is the last thing to take room from the figure. */
    maxInlineSize: '100%',
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  }),
  variants: { tone: each(vars.tone, ({ solid }) => componentRule({ color: solid })) },
});

export const trend = style(
  componentRule({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

export const dot = style(componentRule({ fill: 'currentColor' }));

export const zeroLine = style(
  componentRule({
    stroke: vars.color.lineStrong,
    strokeWidth: 1,
    strokeDasharray: '2 3',
    '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
  }),
);
