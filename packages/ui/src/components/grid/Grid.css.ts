import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { each } from '../../theme/each.ts';
import { from } from '../../theme/media.ts';
import { breakpoints } from '../../theme/scale.ts';

const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

const twoColumns = `(${breakpoints.tablet}px <= width < ${breakpoints.snug}px)`;

const three = style(
  componentRule({
    gridTemplateColumns: columns(1),
    '@media': {
      [twoColumns]: { gridTemplateColumns: columns(2) },
      [`(min-width: ${breakpoints.snug}px)`]: { gridTemplateColumns: columns(3) },
    },
  }),
);

/* No cell is alone in its row: where one is left over, the first one leads, since a wide last one looks forgotten. */
globalStyle(
  `${three} > :first-child:nth-last-child(odd)`,
  componentRule({ '@media': { [twoColumns]: { gridColumn: '1 / -1' } } }),
);

const upTo = (count: number) =>
  componentRule({
    gridTemplateColumns: columns(1),
    '@media': {
      [from.tablet]: { gridTemplateColumns: columns(Math.min(2, count)) },
      [from.desktop]: { gridTemplateColumns: columns(count) },
    },
  });

export const grid = recipe({
  base: componentRule({ display: 'grid', minInlineSize: 0 }),
  variants: {
    gap: each(vars.space, (step) => componentRule({ gap: step })),
    columns: { 2: upTo(2), 3: three, 4: upTo(4) },
    align: {
      start: componentRule({ alignItems: 'start' }),
      stretch: componentRule({ alignItems: 'stretch' }),
    },
  },
  defaultVariants: { gap: 16, columns: 2, align: 'stretch' },
});
