import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/** The whole name: a person tells passkeys apart by it. */
export const passkeyName = style({
  '@layer': { [layers.screens]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
