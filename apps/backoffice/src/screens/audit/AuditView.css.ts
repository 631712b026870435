import { vars } from '@tiyin/ui/theme/contract.css';
import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/** The whole text, below one another. */
export const lines = style({
  '@layer': {
    [layers.screens]: {
      display: 'grid',
      gap: vars.space[2],
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

export const quiet = style({ '@layer': { [layers.screens]: { color: vars.color.inkMuted } } });
