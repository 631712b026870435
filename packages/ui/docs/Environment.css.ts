import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../src/theme/contract.css.ts';
import { layers } from '../src/theme/layers.css.ts';
import { from } from '../src/theme/media.ts';
import { docsRule } from './docs-rule.ts';

export const panes = style(docsRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch' }));

/**
 * A separate page next to another one; as tall as the window minus Storybook's padding around a
 * story.
 */
export const frame = style(
  docsRule({
    flex: '1 1 20rem',
    minInlineSize: 0,
    blockSize: `calc(100vh - 2 * ${vars.space[16]})`,
    border: 0,
  }),
);

export const pane = recipe({
  base: docsRule({ flex: '1 1 20rem', minInlineSize: 0 }),
  variants: {
    isScreen: {
      true: {},
      /* On a phone Storybook's own padding is enough. */
      false: docsRule({ '@media': { [from.phone]: { padding: vars.space[24] } } }),
    },
  },
});

globalStyle('[data-motion="off"] *', {
  '@layer': {
    [layers.reset]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});

/* Storybook's own headings and tables stand outside our layers. */
globalStyle('.sbdocs-content.sbdocs h2:not([class*="sb-"])', {
  marginBlockStart: vars.space[40],
  border: 0,
  fontSize: vars.type[24].size,
  fontWeight: vars.weight.semibold,
});
globalStyle('.sbdocs-content.sbdocs h3:not([class*="sb-"])', {
  marginBlockStart: vars.space[32],
  fontWeight: vars.weight.semibold,
});
globalStyle('.sbdocs-content.sbdocs > table tr:nth-of-type(2n)', {
  backgroundColor: 'transparent',
});
globalStyle('.sbdocs-content.sbdocs > table :is(th, td)', {
  borderColor: vars.color.line,
  textAlign: 'start',
});

/* The reset takes the numbers off every list. */
globalStyle('.sbdocs-content.sbdocs > ol', { listStyle: 'decimal' });
