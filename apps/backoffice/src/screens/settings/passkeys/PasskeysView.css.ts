import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { style } from '@vanilla-extract/css';

/** The whole name: a person tells passkeys apart by it. */
export const passkeyName = style(screenRule({ whiteSpace: 'normal', overflowWrap: 'anywhere' }));
