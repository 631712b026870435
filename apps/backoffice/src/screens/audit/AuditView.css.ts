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

/** The former value: struck through, so that it does not depend on colour alone. */
export const former = style({
  '@layer': { [layers.screens]: { color: vars.color.inkMuted, textDecoration: 'line-through' } },
});

export const latter = style({
  '@layer': {
    [layers.screens]: { fontWeight: vars.weight.medium, textDecoration: 'none' },
  },
});
