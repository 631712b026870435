import { vars } from '@tiyin/ui/theme/contract.css';
import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/** The notes below one another, without marks. */
export const notes = style({
  '@layer': {
    [layers.screens]: {
      display: 'grid',
      gap: vars.space[16],
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

/** The whole text with its line breaks. */
export const words = style({
  '@layer': { [layers.screens]: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});

/** The author and the time above it. */
export const quiet = style({ '@layer': { [layers.screens]: { color: vars.color.inkMuted } } });
