import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/** The whole change is read before it is decided: where its column is narrow, it wraps. */
export const change = style({
  '@layer': { [layers.screens]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
