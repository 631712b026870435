import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

/** The whole text: the person who handles it must be able to read it. */
export const words = style(screenRule({ whiteSpace: 'normal', overflowWrap: 'anywhere' }));

/** Below a status, at most as wide as a date with its time. */
export const closing = style(
  screenRule({
    maxInlineSize: '20ch',
    color: vars.color.inkMuted,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
);

/** The known facts next to it. */
export const quiet = style(screenRule({ color: vars.color.inkMuted }));
