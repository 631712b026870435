import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { style } from '@vanilla-extract/css';
import { vars } from '@tiyin/ui/theme/contract.css';

/** The card in the middle of the window. */
export const page = style(
  screenRule({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minBlockSize: '100dvh',
    padding: vars.space[16],
  }),
);

/** The page's name. */
export const heading = style(
  screenRule({
    fontSize: vars.type[24].size,
    lineHeight: vars.type[24].lineHeight,
    fontWeight: vars.weight.semibold,
  }),
);

/** The line below it. */
export const lead = style(screenRule({ color: vars.color.inkMuted }));
