import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../src/theme/contract.css.ts';
import { layers } from '../src/theme/layers.css.ts';

export const panes = style({
  '@layer': { [layers.screens]: { display: 'flex', flexWrap: 'wrap', alignItems: 'stretch' } },
});

export const pane = recipe({
  base: { '@layer': { [layers.screens]: { flex: '1 1 20rem', minInlineSize: 0 } } },
  variants: {
    isScreen: { true: {}, false: { '@layer': { [layers.screens]: { padding: vars.space[24] } } } },
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
