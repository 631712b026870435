import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

/** The notes below one another, without marks. */
export const notes = style(
  screenRule({
    display: 'grid',
    gap: vars.space[16],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

/** The whole text with its line breaks. */
export const words = style(screenRule({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));

/** The author and the time above it. */
export const quiet = style(screenRule({ color: vars.color.inkMuted }));
