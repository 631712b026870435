import { vars } from '@tiyin/ui/theme/contract.css';
import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/** The whole text: a reader of a failed check needs all of it. */
export const words = style({
  '@layer': { [layers.screens]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const quiet = style({ '@layer': { [layers.screens]: { color: vars.color.inkMuted } } });

/** The violations below one another, without marks. */
export const examples = style({
  '@layer': {
    [layers.screens]: {
      display: 'grid',
      gap: vars.space[4],
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});
