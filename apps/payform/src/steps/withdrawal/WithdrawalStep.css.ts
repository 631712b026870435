import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

/** Around the entry while it is shown; without an effect on the layout. */
export const shown = style(screenRule({ display: 'contents' }));
