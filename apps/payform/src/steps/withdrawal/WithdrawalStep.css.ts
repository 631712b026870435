import { style } from '@vanilla-extract/css';
import { screenRule } from '../../shell/screen-rule.ts';

/** Around the entry while it is shown: laid out as if it were not there. */
export const shown = style(screenRule({ display: 'contents' }));
