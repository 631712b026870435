import { style } from '@vanilla-extract/css';
import { screenRule } from '../shell/screen-rule.ts';

/** Lays nothing out: the step's parts stay the sheet's own. */
export const unseen = style(screenRule({ display: 'contents' }));
