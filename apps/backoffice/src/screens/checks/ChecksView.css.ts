import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';

/** The whole text: a reader of a failed check needs all of it. */
export const words = style(screenRule({ whiteSpace: 'normal', overflowWrap: 'anywhere' }));

export const quiet = style(screenRule({ color: vars.color.inkMuted }));

/** The violations below one another, without marks. */
export const examples = style(
  screenRule({
    display: 'grid',
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
