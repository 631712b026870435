import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

/** Lays nothing out: the step's parts stay the sheet's own. */
export const unseen = style(screenRule({ display: 'contents' }));
