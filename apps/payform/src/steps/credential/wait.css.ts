import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

/** The place of the awaited content. */
export const wait = style(
  screenRule({
    flex: 1,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[16],
    minBlockSize: `calc(2 * ${vars.space[72]})`,
    color: vars.color.inkMuted,
    textAlign: 'center',
  }),
);
