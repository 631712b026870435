import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

/** Below the id of its transfer, whole: beside it, it would not fit a laptop. */
export const comment = style(
  screenRule({
    color: vars.color.inkMuted,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
);
