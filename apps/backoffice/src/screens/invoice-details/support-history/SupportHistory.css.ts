import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/** The whole text with its line breaks: staff must read it to decide. */
export const words = style({
  '@layer': { [layers.screens]: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});
