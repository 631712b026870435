import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

/** The whole text, below one another. */
export const lines = style(
  screenRule({
    display: 'grid',
    gap: vars.space[2],
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
);

export const quiet = style(screenRule({ color: vars.color.inkMuted }));
