import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from './screen-rule.ts';

/** Words beside the matter: what comes next, what happens at zero. */
export const hint = style(screenRule({ color: vars.color.inkMuted, textWrap: 'pretty' }));

/** The same under a heading that stands in the middle: what is waited for, or over. */
export const centeredHint = style([hint, screenRule({ textAlign: 'center', textWrap: 'balance' })]);
