import { vars } from '@tiyin/ui/theme/contract.css';
import { layers } from '@tiyin/ui/theme/layers.css';
import { style } from '@vanilla-extract/css';

/** Below the id of its transfer, whole: beside it, it would not fit a laptop. */
export const comment = style({
  '@layer': {
    [layers.screens]: {
      color: vars.color.inkMuted,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});
