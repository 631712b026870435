import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

/** Secondary text: the next step, the deadline. */
export const hint = style(screenRule({ color: vars.color.inkMuted, textWrap: 'pretty' }));

/** The same under a centred heading. */
export const centeredHint = style([hint, screenRule({ textAlign: 'center', textWrap: 'balance' })]);
