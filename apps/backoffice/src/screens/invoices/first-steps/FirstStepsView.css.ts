import { vars } from '@tiyin/ui/theme/contract.css';
import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/** The steps below one another; the marks replace the numbers. */
export const steps = style({
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

export const step = style({
  '@layer': {
    [layers.screens]: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space[12] },
  },
});

export const todo = style({ '@layer': { [layers.screens]: { color: vars.color.inkMuted } } });

export const done = style({ '@layer': { [layers.screens]: { color: vars.tone.success.solid } } });
