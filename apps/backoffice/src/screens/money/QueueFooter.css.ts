import { below } from '@tiyin/ui/theme/media';
import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { style } from '@vanilla-extract/css';

/** A phone has no such keys. */
export const keys = style(
  screenRule({
    '@media': { [`(hover: none) and (pointer: coarse), ${below.tablet}`]: { display: 'none' } },
  }),
);
