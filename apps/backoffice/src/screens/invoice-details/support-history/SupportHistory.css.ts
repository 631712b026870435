import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { style } from '@vanilla-extract/css';

/** The whole text with its line breaks: staff must read it to decide. */
export const words = style(screenRule({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
