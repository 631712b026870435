import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

/** The whole change is read before it is decided: where its column is narrow, it wraps. */
export const change = style(screenRule({ whiteSpace: 'normal', overflowWrap: 'anywhere' }));

/** Below a status, in two lines, so that the change has the room. */
export const deadline = style(
  screenRule({
    maxInlineSize: '16ch',
    color: vars.color.inkMuted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    whiteSpace: 'normal',
  }),
);
