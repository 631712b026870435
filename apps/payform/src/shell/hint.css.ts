import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from './screen-rule.ts';

/** Words beside the matter: what comes next, what happens at zero. */
export const hint = style(screenRule({ color: vars.color.inkMuted, textWrap: 'pretty' }));
