import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/** All of what was written, its lines as they were: who decides has to read it. */
export const words = style({
  '@layer': { [layers.screens]: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});
