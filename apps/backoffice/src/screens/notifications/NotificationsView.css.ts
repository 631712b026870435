import { vars } from '@tiyin/ui/theme/contract.css';
import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/** All of what is said: who has to deal with it must be able to read it. */
export const words = style({
  '@layer': { [layers.screens]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

/** What is known beside it. */
export const quiet = style({ '@layer': { [layers.screens]: { color: vars.color.inkMuted } } });
